import FlowMarkdown

/// What services answer in a scenario: `validateCard` returns `true` and `load` throws.
enum ServiceAnswerReader {
    /// The answers behind `where`, joined by `and`; none if there is no text.
    static func readAll(_ fragments: [Fragment], _ range: SourceRange, _ diagnostics: inout Diagnostics) -> [ServiceAnswer]? {
        guard !fragments.isEmpty else { return [] }
        var cursor = StatementCursor(fragments, at: range)
        var answers: [ServiceAnswer] = []
        repeat {
            guard case .value(let answer) = phrases.read(&cursor, &diagnostics) else { return nil }
            answers.append(answer)
        } while cursor.take(word: "and")
        StatementReader.expectEnd(cursor, "“and” and another service, or the end of the step,", &diagnostics)
        return answers
    }

    static let phrases = PhraseTable<ServiceAnswer>(
        owner: "“where”",
        phrases: [
            Phrase(
                "<service> returns[ <value>]", "the service's result; nothing for a service without one",
                example: "- run `verifyCard`, where `verify` returns `true`"
            ) { match, diagnostics in
                answer(match.span(0), match.span(1), throws: false, &diagnostics)
            },
            Phrase(
                "<service> throws[ <error>]", "the service's error; any one if it is left out",
                example: #"- expect `invite` with `friend: "bert"` to fail, where `send` throws"#
            ) { match, diagnostics in
                answer(match.span(0), match.span(1), throws: true, &diagnostics)
            },
        ])

    static func answer(
        _ service: CodeSpan?, _ value: CodeSpan?, throws: Bool, _ diagnostics: inout Diagnostics
    ) -> ServiceAnswer? {
        guard let service, let name = Name.parse(service.content, &diagnostics) else { return nil }
        let expression = value.map { Expression.parse($0.content, &diagnostics) }
        guard expression != .some(nil) else { return nil }
        return ServiceAnswer(service: name, result: `throws` ? .throws(expression ?? nil) : .returns(expression ?? nil))
    }
}
