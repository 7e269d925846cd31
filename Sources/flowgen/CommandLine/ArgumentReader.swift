import CGetopt
import FlowSpec

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads the arguments of a command by `getopt_long`, so that the GNU conventions hold: `--name value`, `--name=value`, unambiguous
/// prefixes, and `--` before what is no option.
struct ArgumentReader {
    private let command: CommandDescription
    private let options: [OptionDescription]

    private static let missingValue = Int32(UInt8(ascii: ":"))
    /// The table's values begin behind all characters, which `getopt_long` returns for short options and mistakes.
    private static let firstValue: Int32 = 256

    init(_ command: CommandDescription) {
        self.command = command
        options = command.allOptions
    }

    func read(_ arguments: [String]) throws(UsageError) -> Arguments {
        let names = options.map { strdup($0.name) }
        var vector: [UnsafeMutablePointer<CChar>?] = ([command.fullName] + arguments).map { strdup($0) }
        vector.append(nil)
        // getopt_long sorts the vector, so that what has to be freed is remembered as it was.
        let allocated = vector
        defer { for pointer in names + allocated { free(pointer) } }
        var table: [option] = []
        for (index, entry) in options.enumerated() {
            let kind = entry.value == nil ? no_argument : required_argument
            table.append(option(name: names[index], has_arg: kind, flag: nil, val: Self.firstValue + Int32(index)))
        }
        table.append(option())
        let letters = ":" + options.compactMap { $0.letter.map(String.init) }.joined()
        var result = Arguments(of: command.fullName)
        getopt_restart()
        while true {
            let found = getopt_long(Int32(arguments.count + 1), &vector, letters, table, nil)
            if found == -1 { break }
            guard let option = description(for: found) else { throw error(isMissingValue: found == Self.missingValue, vector) }
            guard option.value != nil else {
                result.add("", to: option)
                continue
            }
            for value in option.values(in: String(cString: getopt_value())) {
                if let message = option.objection(to: value, of: "--\(option.name)", after: result.values(of: option)) {
                    throw UsageError(message, of: command.fullName)
                }
                result.add(value, to: option)
            }
        }
        result.set(operands: vector[Int(getopt_index())...].compactMap { $0.map { String(cString: $0) } })
        // Who asks for help does not have to know yet what the command needs.
        if !result.has(.help), !result.has(.version) { try checkOperands(result.operands) }
        return result
    }

    private func description(for found: Int32) -> OptionDescription? {
        let index = Int(found - Self.firstValue)
        if options.indices.contains(index) { return options[index] }
        return options.first { $0.letter?.asciiValue.map(Int32.init) == found }
    }

    private func checkOperands(_ operands: [String]) throws(UsageError) {
        if operands.isEmpty, let missing = command.operands.first(where: \.isRequired) {
            throw UsageError("\(missing.name) is missing", of: command.fullName)
        }
        if command.operands.last?.mayBeRepeated != true, let surplus = operands.dropFirst(command.operands.count).first {
            let expected =
                command.operands.isEmpty ? "takes options only" : "takes only \(command.operands.map(\.name).joined(separator: " "))"
            throw UsageError("“\(surplus)” is not expected: \(command.fullName) \(expected)", of: command.fullName)
        }
        for (index, operand) in operands.enumerated() {
            guard let last = command.operands.last else { continue }
            let description = index < command.operands.count ? command.operands[index] : last
            guard case .choice(let names) = description.values, !names.contains(operand) else { continue }
            throw UsageError("\(description.name) cannot be “\(operand)”\(Self.offer(operand, among: names))", of: command.fullName)
        }
    }

    /// What is wrong with the argument that `getopt_long` has looked at last.
    private func error(isMissingValue: Bool, _ vector: [UnsafeMutablePointer<CChar>?]) -> UsageError {
        func argument(at index: Int32) -> String { vector[Int(index)].map { String(cString: $0) } ?? "" }
        if isMissingValue { return UsageError("“\(argument(at: getopt_index() - 1))” needs a value", of: command.fullName) }
        let fault = getopt_fault()
        if let option = fault >= Self.firstValue ? description(for: fault) : nil {
            return UsageError("“--\(option.name)” takes no value", of: command.fullName)
        }
        let unknown =
            switch fault {
            case 0: argument(at: getopt_index() - 1)
            case 1..<128: "-\(Character(Unicode.Scalar(UInt8(fault))))"
            // The first byte of a character of several: getopt_long has not gone on to the next argument.
            default: argument(at: getopt_index())
            }
        let name = String(unknown.prefix { $0 != "=" })
        let names = options.map { "--" + $0.name }
        let meant = names.filter { name.hasPrefix("--") && $0.hasPrefix(name) }
        if meant.count > 1 { return UsageError("“\(name)” can be \(meant.joined(separator: " or "))", of: command.fullName) }
        return UsageError("there is no option “\(name)”\(Self.offer(name, among: names))", of: command.fullName)
    }

    /// What was most likely meant, or else all that there is.
    static func offer(_ word: String, among names: [String]) -> String {
        if let near = nearestName(to: word, among: names) { return "; did you mean “\(near)”?" }
        return "; there \(names.count == 1 ? "is" : "are"): \(names.joined(separator: ", "))"
    }
}
