extension Flow {
    /// Every message of the flow, in the order of the spec.
    public var messages: [Message] {
        var messages = fields.compactMap(\.typedAsText) + parts.compactMap(\.label)
        for value in values {
            if case .byCase(_, let texts) = value.definition { messages += texts.map(\.text) }
        }
        messages += validations.rules.flatMap { [$0.message] + ($0.unavailable.map { [$0] } ?? []) }
        messages += steps.map(\.title)
        for command in commands {
            messages += command.failureHandlers.compactMap(\.message) + command.steps.messages
        }
        return messages.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The tags (BCP 47) of the flow's own language and of every one that a message of it has, each once.
    public var languages: [String] {
        LanguageTag.distinct([language] + messages.flatMap { $0.translations.map(\.language) })
    }
}

extension FailureHandler {
    /// What it says; nil if it leads to an outcome, or leaves the failure its own message.
    var message: Message? {
        if case .message(let message, _) = ending { message } else { nil }
    }
}

extension [Step] {
    /// The messages of these steps and of those under them.
    fileprivate var messages: [Message] {
        flatMap { step -> [Message] in
            switch step.kind {
            case .fails(let message, _, _): [message]
            case .choice(let branches): branches.flatMap(\.steps.messages)
            default: []
            }
        }
    }
}
