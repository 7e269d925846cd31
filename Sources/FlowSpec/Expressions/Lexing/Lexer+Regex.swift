import FlowMarkdown

extension Lexer {
    /// A regex literal, which Swift's own parser is asked about, so that what passes here compiles.
    mutating func readRegex(isExtended: Bool) -> Token.Kind? {
        let start = index
        index += isExtended ? 2 : 1
        let first = index
        while let scalar = scalar() {
            if scalar == "/", !isExtended || self.scalar(1) == "#" {
                let pattern = text(first, index)
                let end = index
                index += isExtended ? 2 : 1
                return check(RegexLiteral(pattern: pattern, isExtended: isExtended), from: first, to: end)
            }
            index += scalar == "\\" ? 2 : 1
        }
        index = scalars.count
        fail(.malformedLiteral, "this regex has no closing `\(isExtended ? "/#" : "/")`", from: start, to: scalars.count)
        return nil
    }

    private mutating func check(_ literal: RegexLiteral, from first: Int, to end: Int) -> Token.Kind? {
        if !literal.isExtended, let space = [first, end - 1].first(where: { $0 < end && scalars[$0] == " " }) {
            let meant = space == first ? "\\ " : "[ ]"
            fail(
                .malformedLiteral, "a regex between slashes cannot begin or end with a space", from: space, to: space + 1,
                fix: .init("replace by `\(meant)`", replacing: range(space, space + 1), with: meant))
            return nil
        }
        do {
            _ = try Regex<AnyRegexOutput>(literal.pattern)
            return .regex(literal)
        } catch {
            fail(.malformedLiteral, "this is not a regex that Swift reads: \(error)", from: first, to: end)
            return nil
        }
    }
}
