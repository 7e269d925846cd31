import FlowSpec

/// The steps of a flow: the enum of their names, and what is said of each.
struct FormStepsWriter {
    let flow: Flow
    let spelling: FlowSpelling

    /// In the flow's namespace.
    func writeNames(to writer: inout SwiftWriter) {
        writer.documentation(["The steps in which it is filled in."])
        writer.block("\(spelling.access)enum \(Flow.stepKey): String, CaseIterable, Codable, Sendable") { writer in
            for step in flow.steps { writer.line("case \(SwiftKeywords.escaped(step.name.text))") }
        }
    }

    /// In the view model.
    func writeMember(to writer: inout SwiftWriter) {
        if flow.steps.isEmpty { return }
        writer.mark("Steps")
        writer.line("\(spelling.access)let steps: FlowSteps<\(spelling.typeName(Flow.stepKey))>")
    }

    /// What is entered in each step, and what stands above it, unless that changes.
    func writeSteps(to writer: inout SwiftWriter) {
        for step in flow.steps {
            var arguments: [SwiftLayout] = [.text(name(step))]
            if step.title.expressions.isEmpty { arguments.append(.labelled("called", title(of: step))) }
            for (index, member) in step.members.enumerated() {
                arguments.append(.text((index == 0 ? "with: " : "") + spelling.markable(member)))
            }
            writer.line(.call("steps.add", arguments))
        }
    }

    func writeCondition(of step: FormStep, to writer: inout SwiftWriter) {
        guard let condition = step.condition else { return }
        writer.line(.call("steps[\(name(step))].onlyWhen", [PropertyWriter(spelling: spelling).property(of: condition)]))
    }

    /// Where everything is there that titles read.
    func writeChangingTitles(to writer: inout SwiftWriter) {
        let steps = flow.steps.filter { !$0.title.expressions.isEmpty }
        if !steps.isEmpty { writer.blank() }
        for step in steps { writer.line(.call("steps[\(name(step))].called", [title(of: step)])) }
    }

    private func title(of step: FormStep) -> SwiftLayout { PropertyWriter(spelling: spelling).message(step.title) }

    private func name(_ step: FormStep) -> String { "." + SwiftKeywords.escapedMember(step.name.text) }
}
