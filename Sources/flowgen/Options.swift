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
                throw Self.error(isMissingValue: result == Self.missingValue, vector, known, command)
            }
            let name = known[index].name
            if known[index].takesValue {
                let value = String(cString: getopt_value())
                if value.isEmpty { throw UsageError("“--\(name)” needs a value", of: command) }
                values[name] = value
            } else {
                flags.insert(name)
            }
        }
        operands = vector[Int(getopt_index())...].compactMap { $0.map { String(cString: $0) } }
    }

    /// What is wrong with the argument that `getopt_long` has looked at last.
    private static func error(
        isMissingValue: Bool,
        _ vector: [UnsafeMutablePointer<CChar>?],
        _ known: [Option],
        _ command: String
    ) -> UsageError {
        func argument(at index: Int32) -> String { vector[Int(index)].map { String(cString: $0) } ?? "" }
        if isMissingValue { return UsageError("“\(argument(at: getopt_index() - 1))” needs a value", of: command) }
        let fault = getopt_fault()
        if fault >= firstValue { return UsageError("“--\(known[Int(fault - firstValue)].name)” takes no value", of: command) }
        let unknown =
            switch fault {
            case 0: argument(at: getopt_index() - 1)
            case 1..<128: "-\(Character(Unicode.Scalar(UInt8(fault))))"
            // The first byte of a character of several: getopt_long has not gone on to the next argument.
            default: argument(at: getopt_index())
            }
        let names = known.map { "--" + $0.name }.joined(separator: ", ")
        return UsageError("there is no option “\(unknown)”; there are: \(names)", of: command)
    }
}
