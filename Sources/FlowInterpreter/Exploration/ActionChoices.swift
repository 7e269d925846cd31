import FlowSpec
import Foundation

/// All that a generator picks from, which is worth being found out once.
struct ActionChoices {
    struct FieldChoice {
        let name: String
        let type: ValueType
        /// What concerns the field itself.
        let closeValues: [Value]
        let values: [Value]
        /// What is typed, for a number or a date that is typed as text.
        let texts: [String]
        /// Whether it is a date that is entered in three parts.
        let isInParts: Bool
    }

    struct ServiceChoice {
        let service: Service
        let results: [ServiceAnswer]
        let failures: [ServiceAnswer]

        init(_ service: Service, _ answers: [ServiceAnswer]) {
            self.service = service
            results = answers.filter { if case .returns = $0 { true } else { false } }
            failures = answers.filter { if case .throws = $0 { true } else { false } }
        }
    }

    struct CommandChoice {
        let command: Command
        let inputs: [[Value]]
    }

    struct ListChoice {
        let path: String
        /// What can be edited in a new row, by the names in it.
        let fields: [FieldChoice]
    }

    /// Those that the user can edit, also in parts and in the first rows of lists.
    let fields: [FieldChoice]
    /// The paths of all fields.
    let paths: [String]
    let lists: [ListChoice]
    /// Those that can be started by somebody who knows the values that they take.
    let commands: [CommandChoice]
    /// Services that wait until they are told what to answer.
    let waitingServices: [ServiceChoice]
    /// The others; but those that derived values ask have to answer one thing for good, for when they are asked again is nobody's business.
    let answerable: [ServiceChoice]
    let durations: [Duration]
    /// What only flows can do that remember something.
    let memory: [FlowAction]

    /// Where the user can go, if there are steps.
    let moves: [FlowAction]

    init(_ flow: Flow, today: Date = .now) {
        let interesting = InterestingValues(flow, today: today)
        let members = FieldMember.members(of: flow, today: today)
        fields = members.compactMap { $0.choice(in: interesting) }
        paths = members.map(\.path)
        lists = Self.lists(in: flow, interesting, today)
        commands = flow.commands.map { CommandChoice(command: $0, inputs: interesting.inputs(of: $0)) }.filter { !$0.inputs.isEmpty }
        let services = flow.allServices.map { ServiceChoice($0, interesting.answers(of: $0)) }
            .filter { !$0.results.isEmpty || !$0.failures.isEmpty }
        waitingServices = services.filter(\.service.signature.isAsync)
        let followed =
            flow.values.flatMap(\.definition.expressions) + flow.fields.compactMap(\.condition) + flow.parts.compactMap(\.condition)
            + flow.steps.compactMap(\.condition) + flow.commands.compactMap(\.condition)
        let asked = Set(followed.flatMap(\.services).map(\.name.text))
        answerable = services.filter { !$0.service.signature.isAsync && !asked.contains($0.service.name) }
        durations = interesting.durations
        moves = flow.steps.isEmpty ? [] : [.next, .next, .next, .back] + flow.steps.map { .go(to: $0.name.text) }
        memory =
            (flow.undoLimit == nil ? [] : [.undo, .undo, .redo])
            + (!flow.isDraftable ? [] : [.reopen, .keepDraft, .restoreDraft])
    }
    private static func lists(in flow: Flow, _ interesting: InterestingValues, _ today: Date, behind prefix: String = "") -> [ListChoice] {
        flow.parts.flatMap { part -> [ListChoice] in
            let path = prefix + part.name.text
            if !part.isList { return lists(in: part.flow, interesting, today, behind: path + ".") }
            let fields = FieldMember.members(of: part.flow, today: today, behind: path + "[0].").compactMap { member in
                member.choice(in: interesting, called: String(member.path.dropFirst(path.count + 4)))
            }
            return [ListChoice(path: path, fields: fields.filter { !$0.name.contains("[") })]
                + lists(in: part.flow, interesting, today, behind: path + "[0].")
        }
    }
}

/// A field of a flow, of one of its parts, or of one of the first rows of a list.
private struct FieldMember {
    let path: String
    let field: Field
    /// What is worth trying in the flow that has it.
    let interesting: InterestingValues

    static func members(of flow: Flow, today: Date, behind prefix: String = "") -> [FieldMember] {
        let interesting = InterestingValues(flow, today: today)
        return flow.fields.map { FieldMember(path: prefix + $0.name.text, field: $0, interesting: interesting) }
            + flow.parts.flatMap { part in
                (0..<(part.isList ? FlowObserver.rowCount : 1)).flatMap { row in
                    members(of: part.flow, today: today, behind: prefix + part.name.text + (part.isList ? "[\(row)]." : "."))
                }
            }
    }

    /// What the user can enter; nil if nothing can be.
    func choice(in whole: InterestingValues, called name: String? = nil) -> ActionChoices.FieldChoice? {
        if field.isSetByCommands { return nil }
        let key = path.replacing(/\[[0-9]+\]/, with: "")
        var close = interesting.closeValues(of: field)
        if key != field.name.text { close = InterestingValues.unique(whole.closeValues(of: field, at: key) + close) }
        let choice = ActionChoices.FieldChoice(
            name: name ?? path, type: field.type, closeValues: close,
            values: InterestingValues.unique(close + interesting.values(of: field)),
            texts: field.typedAsText == nil ? [] : interesting.texts(typedInto: field), isInParts: field.typedInParts != nil)
        return choice.values.isEmpty && choice.texts.isEmpty ? nil : choice
    }
}
