import FlowMarkdown

extension SpanParser {
    mutating func expression() throws(Failure) -> Expression {
        defer { endsWithExpression = true }
        return try nested { parser throws(Failure) in try parser.conditional() }
    }

    /// Makes a node, unless the tree has become too high.
    mutating func node(_ kind: Expression.Kind, from start: SourceRange, operatorRange: SourceRange? = nil) throws(Failure) -> Expression {
        let result = Expression(kind, at: range(from: start), operatorRange: operatorRange)
        if result.height > Expression.maximumHeight { throw tooDeep(at: result.range) }
        return result
    }

    /// `condition ? a : b`, which binds loosest and to the right.
    private mutating func conditional() throws(Failure) -> Expression {
        let condition = try binary(.disjunction)
        guard let question = take(.question) else { return condition }
        let first = try expression()
        guard take(.colon) != nil else {
            throw failure(expected: "`:` and what holds otherwise")
        }
        let second = try expression()
        return try node(.conditional(condition, first, second), from: condition.range, operatorRange: question)
    }

    /// Operands joined by operators of at least this precedence.
    private mutating func binary(_ minimum: Precedence) throws(Failure) -> Expression {
        let start = index
        var left = try prefix()
        // The last operator of a precedence that does not associate.
        var unassociated: (precedence: Precedence, range: SourceRange)?
        while true {
            if isAt(word: "is"), minimum <= .casting {
                left = try caseTest(of: left, firstToken: start)
                continue
            }
            try readWordOperator()
            guard let sign = current.binaryOperator, sign.precedence >= minimum else { return left }
            let range = currentRange
            if let unassociated, unassociated.precedence == sign.precedence {
                throw failure(
                    .chainedComparison,
                    sign.precedence == .range
                        ? "a range has two ends"
                        : "comparisons cannot be chained; join two of them with `&&`", at: range,
                    notes: [.init("the first is here", at: unassociated.range)])
            }
            advance()
            let isRight = sign.precedence.associativity == .right
            if sign.precedence.associativity == .none { unassociated = (sign.precedence, range) }
            if sign.precedence == .range, current.kind == .end || isAt(.rightParenthesis) {
                throw failure(.unexpectedSign, "a range needs both ends: `first\(sign.rawValue)last`", at: range)
            }
            let right =
                isRight
                ? try nested { parser throws(Failure) in try parser.binary(sign.precedence) }
                : try nested { parser throws(Failure) in try parser.binary(sign.precedence.tighter) }
            left = try node(.binary(sign, left, right), from: left.range, operatorRange: range)
        }
    }

    /// `status is .failed`.
    private mutating func caseTest(of subject: Expression, firstToken: Int) throws(Failure) -> Expression {
        let word = currentRange
        advance()
        if case .prefix(.not, let operand) = subject.kind, tokens[firstToken].kind == .sign(.exclamation) {
            // In Swift, too, `!` would belong to the value alone.
            _ = try caseName()
            let test = operand.range.union(range(from: word))
            let meant = "(" + text(from: firstToken + 1, to: index - 1) + ")"
            throw failure(
                .malformedCaseTest, "`!` binds more tightly than `is`", at: subject.operatorRange,
                fix: .init("replace by `\(meant)`", replacing: test, with: meant))
        }
        if case .sign(.exclamation) = current.kind {
            throw failure(.malformedCaseTest, "that it is not the case is written `!(value is .case)`", at: currentRange)
        }
        let name = try caseName()
        if isAt(.leftParenthesis) {
            throw failure(
                .malformedCaseTest, "`is` asks for the case alone; the values that it carries cannot be read here", at: currentRange)
        }
        return try node(.isCase(subject, name), from: subject.range, operatorRange: word)
    }

    /// `and`, `or` and `not` as other languages write them, and signs that have no meaning between operands.
    private mutating func readWordOperator() throws(Failure) {
        let meant: String
        switch current.kind {
        case .identifier("and"): meant = "&&"
        case .identifier("or"), .sign(.bar): meant = "||"
        case .sign(.assign):
            throw failure(
                .wrongEqualsSign, "`=` sets a value; `==` compares", at: currentRange,
                fix: .init("replace by `==`", replacing: currentRange, with: "=="))
        default: return
        }
        throw failure(
            .foreignOperator, "\(found(current)) is written `\(meant)`", at: currentRange,
            fix: .init("replace by `\(meant)`", replacing: currentRange, with: meant))
    }

    /// `!a`, `-a`.
    private mutating func prefix() throws(Failure) -> Expression {
        let start = currentRange
        let sign: PrefixOperator
        switch current.kind {
        case .sign(.exclamation): sign = .not
        case .sign(.minus): sign = .minus
        case .sign(.plus):
            throw failure(.malformedLiteral, "a number needs no `+`", at: start, fix: .init("remove it", replacing: start, with: ""))
        case .identifier("not") where peek().beginsOperand:
            let gap = SourceRange(start.lowerBound, range(of: peek()).lowerBound)
            throw failure(.foreignOperator, "`not` is written `!`", at: start, fix: .init("replace by `!`", replacing: gap, with: "!"))
        default: return try postfix()
        }
        advance()
        let operand = try nested { parser throws(Failure) in try parser.prefix() }
        return try node(.prefix(sign, operand), from: start, operatorRange: start)
    }

    /// An operand, with members, calls and subscripts behind it.
    private mutating func postfix() throws(Failure) -> Expression {
        let start = currentRange
        var result = try primary()
        var isChain = false
        while true {
            if isAt(.dot) {
                advance()
                let name = try memberName()
                result = try node(.member(result, name), from: start)
            } else if isAt(.question), !current.hasSpaceBefore, [.sign(.dot), .sign(.leftBracket)].contains(peek().kind),
                !peek().hasSpaceBefore
            {
                advance()
                isChain = true
                result = try node(.optionalLink(result), from: start)
            } else if isAt(.leftParenthesis) {
                result = try call(of: result, from: start)
            } else if isAt(.leftBracket), !current.hasSpaceBefore {
                advance()
                let index = try expression()
                try expect(.rightBracket)
                result = try node(.subscripted(result, index), from: start)
            } else if isAt(.leftBrace) {
                let closure = try closure()
                result = try node(.call(result, ArgumentList([], trailingClosure: closure, at: closure.range)), from: start)
            } else if isAt(.exclamation), !current.hasSpaceBefore {
                throw failure(
                    .notInTheLanguage, "`!` behind a value would stop the app when it is nil; say what holds then: `value ?? other`",
                    at: currentRange)
            } else {
                break
            }
        }
        return isChain ? try node(.optionalChain(result), from: start) : result
    }

    private mutating func memberName() throws(Failure) -> Name {
        if case .integer = current.kind {
            throw failure(.notInTheLanguage, "a member has a name; there are no tuples in a flow", at: currentRange)
        }
        return try name("a name behind the dot")
    }

    private mutating func call(of callee: Expression, from start: SourceRange) throws(Failure) -> Expression {
        if case .implicitMember(let name, nil) = callee.kind {
            return try node(.implicitMember(name, try argumentList()), from: start)
        }
        return try node(.call(callee, try argumentList()), from: start)
    }

    /// `(a: 1, b: 2)`, and a closure behind it.
    mutating func argumentList() throws(Failure) -> ArgumentList {
        let start = try expect(.leftParenthesis)
        var arguments: [Argument] = []
        if !isAt(.rightParenthesis) {
            arguments = try list(until: .rightParenthesis) { parser throws(Failure) in try parser.argument() }
        }
        try expect(.rightParenthesis, "`,` or `)`")
        if isAt(.leftBrace) {
            let closure = try closure()
            return ArgumentList(arguments, trailingClosure: closure, at: range(from: start))
        }
        if arguments.count == 1, arguments[0].label == nil, case .closure = arguments[0].value.kind {
            return ArgumentList([], trailingClosure: arguments[0].value, at: range(from: start))
        }
        return ArgumentList(arguments, at: range(from: start))
    }

    /// `label: value`, or a value.
    mutating func argument() throws(Failure) -> Argument {
        var label: Name?
        if case .identifier(let text) = current.kind {
            if peek().kind == .sign(.colon) {
                label = Name(text, at: currentRange)
                advance()
                advance()
            } else if peek().kind == .sign(.assign) {
                throw failure(
                    .wrongEqualsSign, "a label is followed by a colon", at: range(of: peek()),
                    fix: .init("replace by `:`", replacing: range(of: peek()), with: ":"))
            }
        }
        return Argument(label: label, value: try expression())
    }
}

extension Token {
    /// Whether an operand can begin with the token.
    var beginsOperand: Bool {
        switch kind {
        case .identifier(let word): !["is", "and", "or"].contains(word)
        case .integer, .floating, .string, .regex, .closureParameter: true
        case .sign(let sign): sign == .leftParenthesis
        case .end: false
        }
    }
}
