import FlowSpec

/// Other flows inside of this one: their declarations, and how they are made.
struct PartsWriter {
    let flow: Flow
    let spelling: FlowSpelling

    /// `@Fixed public var billing: AddressViewModel`.
    func declaration(of part: Part) -> SwiftLayout {
        .text("@Fixed \(spelling.access)var \(SwiftKeywords.escaped(part.name.text)): \(Self.type(of: part))")
    }

    static func type(of part: Part) -> String {
        let viewModel = FlowSpelling.viewModel(of: part.flow)
        return part.isList ? "PartList<\(viewModel)>" : viewModel
    }

    /// Adds fields and parts to the form, in the order of the spec.
    func writeMembers(to writer: inout SwiftWriter) {
        var fields: [SwiftLayout] = []
        for member in flow.members {
            switch member {
            case .field(let index): fields.append(.text(SwiftKeywords.escaped(flow.fields[index].name.text)))
            case .part(let index):
                if !fields.isEmpty { writer.line(.call("form.add", fields)) }
                fields = []
                write(flow.parts[index], to: &writer)
            }
        }
        if !fields.isEmpty { writer.line(.call("form.add", fields)) }
    }

    private func write(_ part: Part, to writer: inout SwiftWriter) {
        let name = SwiftKeywords.escaped(part.name.text)
        var arguments: [SwiftLayout] = []
        if let maximum = part.maximumCount { arguments.append(.text("atMost: \(maximum)")) }
        if part.condition != nil { arguments.append("isConditional: true") }
        guard part.isList else {
            if let label = part.label { arguments.append(.labelled("called", startContext.layout(of: label))) }
            let form = SwiftLayout.call("form.part", arguments)
            return writer.line(.sequence([.text("\(name) = "), model(of: part, in: form)]))
        }
        arguments.append(.labelled("called", label(of: part)))
        let rows = SwiftLayout.closure(parameters: ["form"], [model(of: part, in: "form")])
        writer.line(.sequence([.text("\(name) = "), .call("PartList", ["in: form"] + arguments + [.labelled("of", rows)])]))
    }

    private func model(of part: Part, in form: SwiftLayout) -> SwiftLayout {
        let services: [SwiftLayout] = part.flow.allServices.isEmpty ? [] : ["services: services"]
        return .call(FlowSpelling.viewModel(of: part.flow), services + [.labelled("in", form)])
    }

    /// What a row is called, by its number; without another saying the title of its spec and the number.
    private func label(of part: Part) -> SwiftLayout {
        guard let label = part.label else {
            return .closure(parameters: ["number"], [.literal("\(SwiftExpressionWriter.content(part.flow.title)) \\(number)")])
        }
        let isRead = label.expressions.contains { !$0.references.isEmpty }
        return .closure(parameters: [isRead ? "number" : "_"], [startContext.layout(of: label)])
    }

    private var startContext: ExpressionSpelling { ExpressionSpelling(spelling: spelling, place: .start) }

    /// The fields as one value.
    func writeValue(to writer: inout SwiftWriter) {
        let record = flow.valueRecord
        let sources = flow.members.map { member -> ReadSource in
            switch member {
            case .field(let index): ReadSource(member: flow.fields[index].name.text, isPart: false)
            case .part(let index): ReadSource(member: flow.parts[index].name.text, isPart: !flow.parts[index].isList)
            }
        }
        let names = record.fields.map(\.name.text)
        let value = SwiftLayout.call(
            spelling.typeName(flow.valueKey), names.map { .text("\(SwiftKeywords.escapedLabel($0)): \(SwiftKeywords.escaped($0))") })
        writer.line(
            .sequence([
                .text("reactive.value = "), .call(".reading", sources.map { .text($0.source) }), " ",
                .closure(parameters: names.map(SwiftKeywords.escaped), [value]),
            ]))
    }
}
