import FlowMarkdown

extension SpanParser {
    /// A literal, a name, or an expression in parentheses.
    mutating func primary() throws(Failure) -> Expression {
        let start = currentRange
        switch current.kind {
        case .integer(let digits): return try literal(.integer(digits))
        case .floating(let digits): return try literal(.floating(digits))
        case .regex(let regex): return try literal(.regex(regex))
        case .closureParameter: return try literal(.closureParameter)
        case .identifier("true"): return try literal(.boolean(true))
        case .identifier("false"): return try literal(.boolean(false))
        case .identifier("nil"): return try literal(.nilLiteral)
        case .string(let pieces):
            advance()
            return try node(.string(try segments(pieces)), from: start)
        case .identifier(let word):
            try refuseStatement(word)
            let name = try name("a value")
            return try node(.name(name), from: start)
        case .sign(.dot):
            advance()
            let name = try name("a case behind the dot")
            return try node(.implicitMember(name, nil), from: start)
        case .sign(.leftParenthesis):
            advance()
            if isAt(.rightParenthesis) { throw failure(expected: "a value") }
            let inner = try expression()
            if isAt(.comma) {
                throw failure(.notInTheLanguage, "there are no tuples in a flow; a record has named parts", at: currentRange)
            }
            try expect(.rightParenthesis)
            return Expression(inner, at: range(from: start))
        case .sign(.leftBracket):
            return try array()
        case .sign(.leftBrace):
            return try closure()
        case .sign(.ellipsis), .sign(.halfOpen):
            throw failure(.unexpectedSign, "a range needs both ends: `first\(text(of: current))last`", at: start)
        default:
            throw failure(expected: "a value")
        }
    }

    private mutating func literal(_ kind: Expression.Kind) throws(Failure) -> Expression {
        let start = currentRange
        advance()
        return try node(kind, from: start)
    }

    /// `[a, b]`.
    private mutating func array() throws(Failure) -> Expression {
        let start = try expect(.leftBracket)
        if take(.rightBracket) != nil { return try node(.array([]), from: start) }
        if isAt(.colon) { throw failure(.notInTheLanguage, "there are no dictionaries in a flow", at: currentRange) }
        let elements = try list(until: .rightBracket) { parser throws(Failure) in try parser.expression() }
        if isAt(.colon) { throw failure(.notInTheLanguage, "there are no dictionaries in a flow", at: currentRange) }
        try expect(.rightBracket, "`,` or `]`")
        return try node(.array(elements), from: start)
    }

    /// `{ $0.price * 2 }`.
    mutating func closure() throws(Failure) -> Expression {
        let start = try expect(.leftBrace)
        if isAt(.rightBrace) { throw failure(expected: "what the closure says of `$0`") }
        if case .identifier = current.kind, peek().kind == .identifier("in") {
            let head = range(of: current).union(range(of: peek()))
            throw failure(.misplacedClosure, "a closure's parameter is `$0`; it is not given a name", at: head)
        }
        let body = try expression()
        try expect(.rightBrace)
        return try node(.closure(body), from: start)
    }

    /// The pieces of a string, their interpolations read.
    private mutating func segments(_ pieces: [Token.Piece]) throws(Failure) -> [StringSegment] {
        var result: [StringSegment] = []
        for piece in pieces {
            switch piece {
            case .text(let text): result.append(.text(text))
            case .interpolation(let tokens): result.append(.interpolation(try interpolated(tokens)))
            }
        }
        return result
    }

    private mutating func interpolated(_ inner: [Token]) throws(Failure) -> Expression {
        let outer = (tokens, index)
        (tokens, index) = (inner, 0)
        defer { (tokens, index) = outer }
        let result = try expression()
        try expectEnd()
        return result
    }

    /// Words that begin a statement or an effect in Swift, and nothing here.
    private mutating func refuseStatement(_ word: String) throws(Failure) {
        guard peek().beginsOperand, peek().kind != .sign(.leftParenthesis) else { return }
        switch word {
        case "await", "try":
            throw failure(.notInTheLanguage, "`\(word)` is not written: it is added where a service needs it", at: currentRange)
        case "if", "switch":
            throw failure(.notInTheLanguage, "a choice is written `condition ? a : b`", at: currentRange)
        case "let", "var", "return":
            throw failure(.notInTheLanguage, "`\(word)` has no place in an expression", at: currentRange)
        default: break
        }
    }

    /// Reports what stands behind a whole expression.
    mutating func unexpected() -> Failure {
        let range = currentRange
        switch current.kind {
        case .sign(.ellipsis), .sign(.halfOpen): return failure(.unexpectedSign, "a range needs both ends", at: range)
        case .sign(.rightParenthesis), .sign(.rightBracket), .sign(.rightBrace):
            return failure(.unexpectedSign, "this `\(text(of: current))` closes nothing", at: range)
        case .identifier("as"): return failure(.notInTheLanguage, "there are no casts in a flow", at: range)
        default:
            return failure(
                .unexpectedSign, "expected \(endsWithExpression ? "an operator or " : "")the end, found \(found(current))", at: range)
        }
    }
}
