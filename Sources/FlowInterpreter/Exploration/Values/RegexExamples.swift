/// Makes up texts that a regex matches, and some that it nearly matches.
///
/// It understands literals, classes, groups, alternatives and quantifiers; for a regex with more than that there are no examples. Whoever uses
/// them asks the regex itself which of them match.
struct RegexExamples {
    private var rest: Substring
    private var isUnderstood = true

    /// For each alternative a short and a long text, and each without its last character and with one more.
    static func texts(of pattern: String) -> [String] {
        var examples = RegexExamples(rest: pattern[...])
        let matching = examples.alternatives()
        guard examples.isUnderstood, examples.rest.isEmpty else { return [] }
        return InterestingValues.unique(matching.flatMap { [$0, String($0.dropLast()), $0 + ($0.last.map(String.init) ?? "a")] })
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func alternatives() -> [String] {
        var result = sequence()
        while take("|") { result += sequence() }
        return Array(result.prefix(Self.greatestCount))
    }

    private mutating func sequence() -> [String] {
        var result = [""]
        while isUnderstood, let next = rest.first, next != "|", next != ")" {
            if next == "^" || next == "$" {
                rest.removeFirst()
                continue
            }
            let parts = quantified(atom())
            result = result.flatMap { head in parts.map { head + $0 } }
            if result.count > Self.greatestCount { result = Array(result.prefix(Self.greatestCount)) }
        }
        return result
    }

    /// What one atom matches: one text for a character, several for a group.
    private mutating func atom() -> [String] {
        switch rest.removeFirst() {
        case "(":
            if take("?"), !take(":") { return fail() }
            let inner = alternatives()
            return take(")") ? inner : fail()
        case "[": return characterClass().map { [String($0)] } ?? fail()
        case "\\": return escaped().map { [String($0)] } ?? fail()
        case ".": return ["a"]
        case "*", "+", "?", "{": return fail()
        case let character: return [String(character)]
        }
    }

    /// The fewest repetitions, and the most, or two more than the fewest if there is no end to them.
    private mutating func quantified(_ atoms: [String]) -> [String] {
        var counts: (Int, Int)?
        if take("*") {
            counts = (0, 2)
        } else if take("+") {
            counts = (1, 3)
        } else if take("?") {
            counts = (0, 1)
        } else if take("{") {
            let low = number()
            let high = take(",") ? number() ?? (low ?? 0) + 2 : low
            guard take("}"), let high else { return fail() }
            counts = (low ?? 0, high)
        }
        guard let (low, high) = counts else { return atoms }
        if take("?") || take("+") {}
        guard high >= low, high <= Self.greatestRepetition else { return fail() }
        return InterestingValues.unique([low, high].flatMap { count in atoms.map { String(repeating: $0, count: count) } })
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest.removeFirst(digits.count)
        return Int(digits)
    }

    private mutating func escaped() -> Character? {
        guard let next = rest.popFirst() else { return nil }
        switch next {
        case "d": return "1"
        case "w": return "a"
        case "s": return " "
        case let sign where !sign.isLetter && !sign.isNumber: return sign
        default: return nil
        }
    }

    /// The first character of a class that is not negated.
    private mutating func characterClass() -> Character? {
        if rest.first == "^" { return nil }
        var first: Character?
        while let next = rest.popFirst(), next != "]" {
            let character = next == "\\" ? escaped() : next
            first = first ?? character
        }
        return first
    }

    private mutating func fail() -> [String] {
        isUnderstood = false
        return []
    }

    private static let greatestCount = 12
    private static let greatestRepetition = 100
}
