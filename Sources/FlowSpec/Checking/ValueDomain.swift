/// The values of a type as far as a table tells them apart: each case of an enum, each text that it mentions and all others together, the
/// numbers and the gaps between them.
struct ValueDomain {
    /// What a member stands for, as a message names it.
    private var members: [String] = []
    private let rules: Members

    /// How a written value is found among the members.
    private enum Members {
        /// By what is written.
        case named([String: Int])
        case whole(NumberLine<Int>)
        case fractional(NumberLine<Double>)
    }

    /// - Parameter mentioned: all that the table says of values of the type.
    init(_ type: ValueType, _ types: TypeTable, mentioned: [NamedRule.Alternative]) {
        switch type.unwrapped {
        case .int:
            let line = NumberLine(mentioned.flatMap(\.integers)) { $0 + 1 == $1 }
            members = line.segments.map(\.description)
            rules = .whole(line)
        case .double, .decimal:
            let line = NumberLine(mentioned.flatMap(\.numbers)) { _, _ in false }
            members = line.segments.map(\.description)
            rules = .fractional(line)
        case .bool:
            members = ["`true`", "`false`"]
            rules = .named(["true": 0, "false": 1])
        case .enumeration(let key):
            let names = types.enumerations[key]?.cases.map(\.name.text) ?? []
            members = names.map { "`.\($0)`" }
            rules = .named(Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first }))
        case .string:
            let texts = mentioned.compactMap(\.text).uniqued()
            members = texts.map { "`\"\($0)\"`" } + [texts.isEmpty ? "any text" : "another text"]
            rules = .named(Dictionary(zip(texts, texts.indices), uniquingKeysWith: { first, _ in first }))
        default:
            members = ["any value"]
            rules = .named([:])
        }
        if type.isOptional { members.append("`nil`") }
    }

    var count: Int { members.count }

    func description(of member: Int) -> String { members[member] }

    /// The members for which the pattern fits; nil for all.
    func members(of pattern: NamedRule.Pattern) -> Set<Int>? {
        guard case .oneOf(let alternatives) = pattern else { return nil }
        return alternatives.reduce(into: []) { $0.formUnion(members(of: $1)) }
    }

    func members(of alternative: NamedRule.Alternative) -> Set<Int> {
        if case .value(let value) = alternative, case .nilLiteral = value.kind { return [members.count - 1] }
        switch rules {
        case .whole(let line): return line.members(of: alternative.bounds { $0.integer })
        case .fractional(let line): return line.members(of: alternative.bounds { $0.number })
        case .named(let names):
            let name: String? =
                switch alternative {
                case .enumCase(let name, _): name
                case .value(let value): value.text ?? value.boolean
                case .range: nil
                }
            return name.flatMap { names[$0] }.map { [$0] } ?? []
        }
    }
}

/// Numbers in their order, with the gaps between them.
private struct NumberLine<Number: Comparable & CustomStringConvertible> {
    enum Segment: CustomStringConvertible {
        case below(Number)
        case at(Number)
        case between(Number, Number)
        case above(Number)
        case all

        var description: String {
            switch self {
            case .below(let number): "less than `\(number)`"
            case .at(let number): "`\(number)`"
            case .between(let low, let high): "between `\(low)` and `\(high)`"
            case .above(let number): "more than `\(number)`"
            case .all: "any number"
            }
        }
    }

    let segments: [Segment]

    /// - Parameter areNeighbours: whether nothing lies between two numbers.
    init(_ numbers: [Number], areNeighbours: (Number, Number) -> Bool) {
        var sorted: [Number] = []
        for number in numbers.sorted() where sorted.last != number { sorted.append(number) }
        guard let first = sorted.first, let last = sorted.last else {
            segments = [.all]
            return
        }
        var segments: [Segment] = [.below(first), .at(first)]
        for (low, high) in zip(sorted, sorted.dropFirst()) {
            if !areNeighbours(low, high) { segments.append(.between(low, high)) }
            segments.append(.at(high))
        }
        self.segments = segments + [.above(last)]
    }

    func members(of bounds: (low: Number, high: Number, isClosed: Bool)?) -> Set<Int> {
        guard let (low, high, isClosed) = bounds else { return [] }
        return Set(
            segments.indices.filter { index in
                switch segments[index] {
                case .at(let number): number >= low && (isClosed ? number <= high : number < high)
                case .between(let first, let second): first >= low && second <= high
                default: false
                }
            })
    }
}

extension NamedRule.Alternative {
    fileprivate var text: String? {
        if case .value(let value) = self { value.text } else { nil }
    }

    fileprivate var integers: [Int] { ends.compactMap(\.integer) }

    fileprivate var numbers: [Double] { ends.compactMap(\.number) }

    private var ends: [TypedExpression] {
        switch self {
        case .value(let value): [value]
        case .range(let range): range.children
        case .enumCase: []
        }
    }

    fileprivate func bounds<Number>(_ number: (TypedExpression) -> Number?) -> (low: Number, high: Number, isClosed: Bool)? {
        guard let first = ends.first.flatMap(number), let last = ends.last.flatMap(number) else { return nil }
        if case .range(let range) = self, case .binary(.range, _, _) = range.kind { return (first, last, false) }
        return (first, last, true)
    }
}

extension TypedExpression {
    fileprivate var text: String? {
        guard case .string(let segments) = kind else { return nil }
        return segments.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    fileprivate var boolean: String? {
        if case .boolean(let value) = kind { value ? "true" : "false" } else { nil }
    }

    fileprivate var integer: Int? {
        switch kind {
        case .integer(let digits): ExpressionChecker.magnitude(of: digits).flatMap { Int(exactly: $0) }
        case .prefix(.minus, let operand): operand.integer.map { 0 - $0 }
        default: nil
        }
    }

    fileprivate var number: Double? {
        switch kind {
        case .integer(let digits): ExpressionChecker.magnitude(of: digits).map { Double($0) }
        case .floating(let digits): Double(digits.filter { $0 != "_" })
        case .prefix(.minus, let operand): operand.number.map { -$0 }
        default: nil
        }
    }
}
