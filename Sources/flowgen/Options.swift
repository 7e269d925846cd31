import CGetopt

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A long option with a value or without.
struct Option {
    let name: String
    let takesValue: Bool
}

/// Reads options by `getopt_long`, so that the GNU conventions hold: `--name value`, `--name=value`, unambiguous
/// prefixes, and `--` before what is no option.
struct Options {
    private(set) var values: [String: String] = [:]
    private(set) var flags: Set<String> = []
    /// What is no option.
    private(set) var operands: [String] = []

    private static let missingValue = Int32(UInt8(ascii: ":"))
    /// The table's values begin behind all characters, which `getopt_long` returns for short options and mistakes.
    private static let firstValue: Int32 = 256

    init(_ arguments: [String], of command: String, known: [Option]) throws(UsageError) {
        let names = known.map { strdup($0.name) }
        var vector: [UnsafeMutablePointer<CChar>?] = ([command] + arguments).map { strdup($0) }
        vector.append(nil)
        // getopt_long sorts the vector, so that what has to be freed is remembered as it was.
        let allocated = vector
        defer { for pointer in names + allocated { free(pointer) } }
        var table: [option] = []
        for (index, entry) in known.enumerated() {
            let kind = entry.takesValue ? required_argument : no_argument
            table.append(option(name: names[index], has_arg: kind, flag: nil, val: Self.firstValue + Int32(index)))
        }
        table.append(option())
        getopt_restart()
        while true {
            let result = getopt_long(Int32(arguments.count + 1), &vector, ":", table, nil)
            if result == -1 { break }
            let index = Int(result - Self.firstValue)
            guard known.indices.contains(index) else {
                let seen = vector[Int(getopt_index()) - 1].map { String(cString: $0) } ?? ""
                throw Self.error(seen, isMissingValue: result == Self.missingValue, known)
            }
            if known[index].takesValue {
                values[known[index].name] = String(cString: getopt_value())
            } else {
                flags.insert(known[index].name)
            }
        }
        operands = vector[Int(getopt_index())...].compactMap { $0.map { String(cString: $0) } }
    }

    private static func error(_ seen: String, isMissingValue: Bool, _ known: [Option]) -> UsageError {
        if isMissingValue { return UsageError("“\(seen)” needs a value") }
        return UsageError("“\(seen)” is no option here; there is: \(known.map { "--" + $0.name }.joined(separator: ", "))")
    }
}
