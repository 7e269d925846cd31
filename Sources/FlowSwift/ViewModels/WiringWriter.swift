import FlowSpec

/// The initialiser: how the members hang together, in an order in which everything that is read is there before.
struct WiringWriter {
    let flow: Flow
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        guard flow.canBePart else {
            writer.block(.call("\(spelling.access)init", parameters)) { writer in
                writer.line("form = Form(clock: clock, locale: locale)")
                writeBody(to: &writer)
            }
            return writeDraftInitializer(to: &writer)
        }
        writer.block(.call("\(spelling.access)convenience init", parameters)) { writer in
            writer.line(.call("self.init", (spelling.hasServices ? ["services: services"] : []) + ["in: Form(clock: clock, locale: locale)"]))
        }
        writer.blank()
        writer.documentation(["In a form of its own, or in that of a flow of which it is a part."])
        writer.block(.call("init", services + ["in form: Form"])) { writer in
            writer.line("self.form = form")
            writeBody(to: &writer)
        }
        writeDraftInitializer(to: &writer)
    }

    private var steps: FormStepsWriter { FormStepsWriter(flow: flow, spelling: spelling) }

    private func writeBody(to writer: inout SwiftWriter) {
        writer.line("reactive = \(spelling.hasReactive ? "Reactive" : "FormProperties")(of: form)")
        if !flow.steps.isEmpty { writer.line("steps = FlowSteps(of: form)") }
        writer.blank()
        writeStarts(to: &writer)
        writeProperties(ofCommandsTo: &writer)
        writeDerived(to: &writer)
        steps.writeChangingTitles(to: &writer)
        if flow.canBePart {
            // Fields have their conditions now.
            writer.blank()
            PartsWriter(flow: flow, spelling: spelling).writeValue(to: &writer)
        }
        writeSteps(to: &writer)
    }

    private var services: [SwiftLayout] { spelling.hasServices ? [.text("services: any \(spelling.services)")] : [] }

    private var parameters: [SwiftLayout] { services + ["clock: any Clock<Duration> = ContinuousClock()", "locale: Locale = .current"] }

    private func writeDraftInitializer(to writer: inout SwiftWriter) {
        guard flow.isDraftable else { return }
        writer.blank()
        writer.documentation(["Begins with what a draft holds, if there is one. Throws if it is broken, or the draft of another flow."])
        let head = SwiftLayout.call("\(spelling.access)convenience init", parameters + ["draft: Draft?"])
        writer.block(.sequence([head, " throws(DraftError)"])) { writer in
            let services = spelling.hasServices ? "services: services, " : ""
            writer.line("self.init(\(services)clock: clock, locale: locale)")
            writer.line("if let draft { try form.begin(with: draft) }")
        }
    }

    private func writeStarts(to writer: inout SwiftWriter) {
        for field in flow.fields {
            let fieldWriter = FieldWriter(field: field, spelling: spelling)
            guard fieldWriter.startsInInitializer else { continue }
            writer.line(.sequence([.text("\(SwiftKeywords.escapedMember(field.name.text)) = "), fieldWriter.value]))
        }
        if !flow.parts.isEmpty { RulesWriter(flow: flow, spelling: spelling).writeShowing(to: &writer) }
        PartsWriter(flow: flow, spelling: spelling).writeMembers(to: &writer)
        for field in flow.fields {
            if !field.resetsWhenChanged.isEmpty {
                writer.line(.call("\(member(field.name.text)).resets", list("whenChanged", field.resetsWhenChanged)))
            }
            if let duration = field.resetsAfter {
                writer.line("\(member(field.name.text)).resets(after: \(FlowSpelling.duration(duration)))")
            }
        }
        for part in flow.parts where !part.resetsWhenChanged.isEmpty {
            writer.line(.call("\(spelling.markable(part.name.text)).resets", list("whenChanged", part.resetsWhenChanged)))
        }
        steps.writeSteps(to: &writer)
        writeMemory(to: &writer)
    }

    /// Which fields and parts drafts hold, and how many edits can be undone.
    private func writeMemory(to writer: inout SwiftWriter) {
        if flow.isDraftable {
            let fields = flow.restoredMembers.map { flow.name(of: $0) }.map { name in
                SwiftLayout.text("\(member(name)).drafted(as: \(SwiftExpressionWriter.literal(name)))")
            }
            let names: [SwiftLayout] = [
                .text(SwiftExpressionWriter.literal(flow.name)), .text("spec: \(SwiftExpressionWriter.literal(flow.draftIdentity))"),
            ]
            let statement = SwiftLayout.call("form.drafts", names + fields + (flow.draftsSteps ? ["steps.drafted()"] : []))
            // What is not Codable is the compiler's to find, at the spec's own line.
            let external = flow.restoredFields.first { $0.type.isFromModule }
            writer.line(external.map { spelling.located(statement, at: $0.name.range) } ?? statement)
        }
        if let limit = flow.undoLimit { writer.line("form.remembersEdits(\(limit))") }
    }

    private func writeDerived(to writer: inout SwiftWriter) {
        var previous: DerivedNode?
        for node in flow.evaluationOrder {
            if previous?.kind != node.kind { writer.blank() }
            previous = node
            switch node {
            case .activity(let index):
                guard let condition = flow.fields[index].condition else { continue }
                writer.line(.call(member(flow.fields[index].name.text) + ".onlyWhen", [property(condition)]))
            case .part(let index):
                guard let condition = flow.parts[index].condition else { continue }
                writer.line(.call(spelling.markable(flow.parts[index].name.text) + ".onlyWhen", [property(condition)]))
            case .value(let index):
                let value = flow.values[index]
                writer.line(.sequence([.text("reactive.\(SwiftKeywords.escapedMember(value.name.text)) = "), layout(of: value)]))
            case .step(let index): steps.writeCondition(of: flow.steps[index], to: &writer)
            case .validations:
                RulesWriter(flow: flow, spelling: spelling).write(to: &writer)
            case .enabled(let index):
                guard let condition = flow.commands[index].condition else { continue }
                writer.line(.call(member(flow.commands[index].name.text) + ".enabled", [.labelled("when", property(condition))]))
            }
        }
    }

    private func writeProperties(ofCommandsTo writer: inout SwiftWriter) {
        for command in flow.commands {
            let name = member(command.name.text)
            if !command.cancelledWhenChanged.isEmpty {
                writer.line(.call("\(name).cancelled", list("whenChanged", command.cancelledWhenChanged)))
            }
            if let timeout = command.timeout { writer.line("\(name).timesOut(after: \(FlowSpelling.duration(timeout)))") }
            if let retry = command.retry { writer.line(.call("\(name).retries", arguments(of: retry))) }
            if let interval = command.interval { writer.line("\(name).runsAtMostOnce(every: \(FlowSpelling.duration(interval)))") }
        }
    }

    private func arguments(of retry: RetryPolicy) -> [SwiftLayout] {
        var arguments: [SwiftLayout] = [.text("\(retry.count)")]
        if let delay = retry.delay { arguments.append(.text("after: \(FlowSpelling.duration(delay))")) }
        if retry.doubles { arguments.append("doubling: true") }
        return arguments
    }

    private func writeSteps(to writer: inout SwiftWriter) {
        for command in flow.commands {
            writer.blank()
            writer.line(CommandWriter(command: command, flow: flow, spelling: spelling).layout)
        }
        // Commands that start by themselves begin to watch when everything else is there.
        for command in flow.commands {
            guard let start = command.automaticStart else { continue }
            var arguments = list("whenChanged", start.whenChanged)
            if let quietTime = start.quietTime { arguments.append(.text("after: \(FlowSpelling.duration(quietTime))")) }
            writer.blank()
            writer.line(.call("\(member(command.name.text)).runs", arguments))
        }
    }

    /// `label: a, b, c`.
    private func list(_ label: String, _ names: [String]) -> [SwiftLayout] {
        names.enumerated().map { .text(($0.offset == 0 ? "\(label): " : "") + spelling.markable($0.element)) }
    }

    private func member(_ name: String) -> String { SwiftKeywords.escaped(name) }

    private func property(_ condition: TypedExpression) -> SwiftLayout {
        PropertyWriter(spelling: spelling).property(of: condition)
    }

    private func layout(of value: DerivedValue) -> SwiftLayout {
        switch value.definition {
        case .expression(let expression): PropertyWriter(spelling: spelling).property(of: expression)
        case .byCase(let subject, let texts): PropertyWriter(spelling: spelling).property(switchOver: subject, texts: texts)
        }
    }
}

extension DerivedNode {
    fileprivate enum Kind { case activity, value, step, validations, enabled }

    fileprivate var kind: Kind {
        switch self {
        case .activity, .part: .activity
        case .value: .value
        case .step: .step
        case .validations: .validations
        case .enabled: .enabled
        }
    }
}
