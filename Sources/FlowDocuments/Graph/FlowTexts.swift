import FlowMarkdown
import FlowSpec

/// What a diagram says of the parts of a flow, in the words of the language.
struct FlowTexts {
    let flow: Flow

    /// The expression as the spec writes it.
    func code(_ expression: TypedExpression) -> GraphLine.Run {
        .code(flow.source.textOnOneLine(of: expression.range))
    }

    /// The message in the flow's language, with the field that it marks.
    func lines(_ message: Message, on field: String?) -> [GraphLine] {
        var runs: [GraphLine.Run] = field.map { [.prose("on "), .code($0), .prose(": ")] } ?? []
        for part in message.parts {
            switch part {
            case .text(let text): runs.append(.prose(text))
            case .expression(let expression): runs.append(code(expression))
            }
        }
        return GraphLine.lines(.message, runs, isSpaced: false)
    }

    func code(_ assignment: Assignment) -> GraphLine.Run {
        .code("\(assignment.field) = \(code(assignment.value).text)")
    }

    /// The names as code, joined by a word.
    static func names(_ names: [String], _ word: String) -> [GraphLine.Run] {
        names.enumerated().flatMap { index, name in (index == 0 ? [] : [.prose(word)]) + [GraphLine.Run.code(name)] }
    }

    /// The duration in the largest unit that gives a whole number: `300 ms`, `10 min`.
    static func text(_ duration: Duration) -> String {
        let milliseconds = duration.milliseconds
        for (unit, length) in [("h", 3_600_000), ("min", 60_000), ("s", 1_000)] where milliseconds.isMultiple(of: Int64(length)) {
            return "\(milliseconds / Int64(length)) \(unit)"
        }
        return "\(milliseconds) ms"
    }

    /// The failure that a handler is for.
    static func text(_ pattern: FailureHandler.Pattern) -> String {
        guard case .enumCase(let pattern) = pattern else { return ".timedOut" }
        let names = pattern.bindings.map { $0.map { "let \($0.name.text)" } ?? "_" }
        return ".\(pattern.caseName)" + (names.isEmpty ? "" : "(\(names.joined(separator: ", ")))")
    }

    /// What is said of a command other than its steps.
    func lines(_ command: Command) -> [GraphLine] {
        var lines: [GraphLine] = []
        func note(_ runs: [GraphLine.Run]) { lines += GraphLine.lines(.note, runs) }
        if !command.input.isEmpty {
            note([.prose("takes"), .code(command.input.map { "\($0.name.text): \($0.type)" }.joined(separator: ", "))])
        }
        if let condition = command.condition { note([.prose("enabled when"), code(condition)]) }
        if let start = command.automaticStart {
            note(
                [.prose("runs when")] + Self.names(start.whenChanged, "or")
                    + [.prose("changes" + (start.quietTime.map { ", after \(Self.text($0))" } ?? ""))])
        }
        if !command.cancelledWhenChanged.isEmpty {
            note([.prose("cancelled when")] + Self.names(command.cancelledWhenChanged, "or") + [.prose("changes")])
        }
        if command.restartsWhileRunning { note([.prose("restarts while running")]) }
        if let timeout = command.timeout { note([.prose("times out after \(Self.text(timeout))")]) }
        if let retry = command.retry {
            let delay = retry.delay.map { ", after \(Self.text($0))\(retry.doubles ? ", doubling" : "")" } ?? ""
            note([.prose("retries \(retry.count) time\(retry.count == 1 ? "" : "s")\(delay)")])
        }
        if let interval = command.interval { note([.prose("at most once every \(Self.text(interval))")]) }
        return lines
    }

    /// What is said of a field, and the rules on it.
    func lines(_ field: Field) -> [GraphLine] {
        var lines: [GraphLine] = []
        let badges = Self.badges(of: field)
        if !badges.isEmpty { lines.append(GraphLine(kind: .badges, runs: badges.map { .prose($0) }, isContinuation: false)) }
        func note(_ runs: [GraphLine.Run]) { lines += GraphLine.lines(.note, runs) }
        if let step = flow.step(of: field.name.text) { note([.prose("in the step"), .code(flow.steps[step].name.text)]) }
        if let condition = field.ownCondition { note([.prose("only when"), code(condition)]) }
        let setters = flow.commands.filter { $0.assignedFields.contains(field.name.text) }.map(\.name.text)
        if !setters.isEmpty { note([.prose("set by")] + Self.names(setters, "or")) }
        if !field.resetsWhenChanged.isEmpty {
            note([.prose("resets when")] + Self.names(field.resetsWhenChanged, "or") + [.prose("changes")])
        }
        if let time = field.resetsAfter { note([.prose("resets after \(Self.text(time))")]) }
        for rule in flow.validations.rules where rule.fields.contains(field.name.text) { lines += self.lines(rule) }
        return lines
    }

    private func lines(_ rule: Rule) -> [GraphLine] {
        var runs = [code(rule.condition)]
        for (index, condition) in rule.applicability.enumerated() { runs += [.prose(index == 0 ? "when" : "and"), code(condition)] }
        if let time = rule.quietTime { runs.append(.prose("after \(Self.text(time))")) }
        return GraphLine.lines(rule.isWarning ? .warning : .rule, runs)
    }

    /// What is said of a part, and the rules of the whole on it and on what is in it.
    func lines(_ part: Part) -> [GraphLine] {
        var lines: [GraphLine] = []
        let name = part.name.text
        func isOfPart(_ path: String) -> Bool { path == name || path.hasPrefix("\(name).") }
        func note(_ runs: [GraphLine.Run]) { lines += GraphLine.lines(.note, runs) }
        if let count = part.maximumCount {
            lines.append(GraphLine(kind: .badges, runs: [.prose("at most \(count)")], isContinuation: false))
        }
        if let step = flow.step(of: part.name.text) { note([.prose("in the step"), .code(flow.steps[step].name.text)]) }
        if let condition = part.ownCondition { note([.prose("only when"), code(condition)]) }
        let setters = flow.commands.filter { $0.assignedFields.contains(where: isOfPart) }.map(\.name.text)
        if !setters.isEmpty { note([.prose("set by")] + Self.names(setters, "or")) }
        if !part.resetsWhenChanged.isEmpty {
            note([.prose("resets when")] + Self.names(part.resetsWhenChanged, "or") + [.prose("changes")])
        }
        for rule in flow.validations.rules where rule.fields.contains(where: isOfPart) { lines += self.lines(rule) }
        return lines
    }

    /// A node for an outcome, with what it leads to.
    func node(_ outcome: Outcome, id: String) -> FlowGraph.Node {
        let parameters = outcome.declaration.parameters.map { "\($0.name.text):" }.joined(separator: ", ")
        return FlowGraph.Node(
            id: id, kind: .outcome, name: outcome.name, detail: parameters.isEmpty ? "" : "(\(parameters))",
            lines: GraphLine.lines(.note, outcome.documentation.map { [.prose($0)] } ?? []))
    }

    private static func badges(of field: Field) -> [String] {
        var badges: [String] = []
        if field.isSecret { badges.append("secret") }
        if field.isRestored { badges.append("restored") }
        if field.isSetByCommands { badges.append("read-only") }
        if field.typedAsText != nil { badges.append("typed as text") }
        if field.typedInParts != nil { badges.append("day, month, year") }
        badges += field.normalizations.map(\.words)
        if let length = field.maximumLength { badges.append("at most \(length) characters") }
        return badges
    }
}

extension Duration {
    /// Rounded down; the language has no shorter time.
    var milliseconds: Int64 { components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000 }
}

extension TextNormalization {
    /// As a spec writes it.
    var words: String {
        switch self {
        case .trimmed: "trimmed"
        case .digits: "keeping digits"
        case .lowercased: "lowercased"
        case .uppercased: "uppercased"
        }
    }
}
