#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A long option with a value or without, as `getopt_long` reads it.
struct Option {
    let name: String
    let takesValue: Bool
}

/// Reads options by `getopt_long`, so that the GNU conventions hold: `--name value`, `--name=value`, unambiguous
/// prefixes, `--` before what is no option.
struct Options {
    private(set) var values: [String: String] = [:]
    private(set) var flags: Set<String> = []
    /// What is no option.
    private(set) var operands: [String] = []

    init(_ arguments: [String], of command: String, known: [Option]) throws(UsageError) {
        let names = known.map { strdup($0.name) }
        let vector = ([command] + arguments).map { strdup($0) } + [nil]
        defer { for pointer in names + vector { free(pointer) } }
        var table = zip(names, known).enumerated().map { index, pair in
            option(
                name: UnsafePointer(pair.0), has_arg: pair.1.takesValue ? required_argument : no_argument, flag: nil,
                val: Int32(256 + index))
        }
        table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
        var mutableVector = vector
        optind = 1
        // Our own message is printed instead of getopt's.
        opterr = 0
        while true {
            let place = optind
            let result = getopt_long(Int32(arguments.count + 1), &mutableVector, ":", table, nil)
            if result == -1 { break }
            let index = Int(result) - 256
            guard known.indices.contains(index) else {
                throw Self.error(result, place, mutableVector, known)
            }
            if known[index].takesValue {
                values[known[index].name] = String(cString: optarg)
            } else {
                flags.insert(known[index].name)
            }
        }
        operands = mutableVector[Int(optind)...].compactMap { $0.map { String(cString: $0) } }
    }

    private static func error(
        _ result: Int32, _ place: Int32, _ vector: [UnsafeMutablePointer<CChar>?], _ known: [Option]
    ) -> UsageError {
        let at = result == Int32(UInt8(ascii: ":")) ? Int(optind) - 1 : max(Int(place), Int(optind) - 1)
        let seen = vector.indices.contains(at) ? vector[at].map { String(cString: $0) } ?? "" : ""
        if result == Int32(UInt8(ascii: ":")) { return UsageError("“\(seen)” needs a value") }
        return UsageError("there is no option “\(seen)” here; there is: \(known.map { "--" + $0.name }.joined(separator: ", "))")
    }
}
