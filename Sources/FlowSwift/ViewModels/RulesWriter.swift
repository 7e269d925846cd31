import FlowSpec

/// The rules as calls of the form: `form.require(…, on: email, else: "…")`.
struct RulesWriter {
    let flow: Flow
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        // Parts have their rules from the beginning.
        if flow.parts.isEmpty { writeShowing(to: &writer) }
        for rule in flow.validations.rules { writer.line(layout(of: rule)) }
    }

    func writeShowing(to writer: inout SwiftWriter) {
        switch flow.validations.showing {
        case .onceTouched: break
        case .atOnce: writer.line("form.showsErrors(.atOnce)")
        case .after(let command): writer.line("form.showsErrors(.after(\(SwiftKeywords.escaped(command.text))))")
        }
    }

    private func layout(of rule: Rule) -> SwiftLayout {
        let properties = PropertyWriter(spelling: spelling)
        if rule.waits { return waiting(rule, properties) }
        let condition = properties.property(of: rule.condition)
        var arguments: [SwiftLayout] = [rule.isWarning ? .labelled("unless", condition) : condition]
        if !rule.fields.isEmpty {
            arguments.append(.text("on: " + rule.fields.map { spelling.markable($0) }.joined(separator: ", ")))
        }
        if !rule.applicability.isEmpty {
            arguments.append(.labelled("onlyWhen", properties.property(ofAll: rule.applicability)))
        }
        arguments.append(.labelled(rule.isWarning ? "saying" : "else", properties.message(rule.message, of: rule.condition)))
        return .call(rule.isWarning ? "form.warn" : "form.require", arguments)
    }

    /// A rule that asks a service: the condition is a closure that waits.
    private func waiting(_ rule: Rule, _ properties: PropertyWriter) -> SwiftLayout {
        let sources = ReadSource.sources(of: [rule.condition])
        var arguments: [SwiftLayout] = []
        if !rule.fields.isEmpty {
            arguments.append(.text("on: " + rule.fields.map { spelling.markable($0) }.joined(separator: ", ")))
        }
        if !sources.isEmpty { arguments.append(.text("reading: " + sources.map(\.source).joined(separator: ", "))) }
        if let quietTime = rule.quietTime { arguments.append(.text("after: \(FlowSpelling.duration(quietTime))")) }
        if !rule.applicability.isEmpty { arguments.append(.labelled("onlyWhen", properties.property(ofAll: rule.applicability))) }
        arguments.append(.labelled(rule.isWarning ? "saying" : "else", properties.message(rule.message, of: rule.condition)))
        if let unavailable = rule.unavailable {
            arguments.append(.labelled("unavailable", properties.message(unavailable, of: rule.condition)))
        }
        let names = sources.map { SwiftKeywords.escaped($0.parameter) }
        let condition = ExpressionSpelling(spelling: spelling, place: .derived(sources)).layout(of: rule.condition)
        return .sequence([
            .call(rule.isWarning ? "form.warnUnlessAnswered" : "form.requireAnswer", arguments), " ",
            .closure(parameters: names, [condition]),
        ])
    }
}
