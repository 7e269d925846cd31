import FlowSpec

/// The states of a field whose type is an enum, and what leads from one to another.
///
/// Transitions are found by following the steps of each command: what a command sets before it waits is seen while it waits, what it sets
/// afterwards when it ends. Conditions that can be decided from the state itself are taken into account, the others are shown.
public struct StateGraph: Equatable, Sendable {
    /// The flow's title.
    public let title: String
    public let field: String
    /// The cases of the enum in their order, and nil if the field is optional.
    public let states: [State]
    /// The id of the state in which the field begins.
    public let start: String?
    public let transitions: [Transition]

    public struct State: Equatable, Sendable {
        /// Unlike every other id of the graph; of ASCII letters, digits and underscores.
        public let id: String
        /// As the spec writes it: `.verified`.
        public let name: String
    }

    public struct Transition: Equatable, Sendable {
        public enum Cause: Equatable, Sendable {
            /// A command sets the field.
            case command
            /// A command fails.
            case failure
            /// The field goes back to its start value, or to what it held before a command.
            case reset
            /// The user sets the field.
            case edit
        }

        /// The id of a state; nil if it leads there from every other.
        public let source: String?
        public let target: String
        public let cause: Cause
        /// What happens: `verifyCard`, `creditCardNumber changes`.
        public let trigger: String
        /// The conditions that must hold as well.
        public let guards: [String]
    }

    /// The fields that have states, those that commands set first.
    public static func fields(of flow: Flow) -> [Field] {
        let fields = flow.fields.filter { StateSpace($0, flow) != nil }
        return fields.filter(\.isSetByCommands) + fields.filter { !$0.isSetByCommands }
    }

    /// The states of a field; nil if its type is no enum.
    public init?(of field: Field, in flow: Flow) {
        guard let space = StateSpace(field, flow) else { return nil }
        var explorer = StateExplorer(field, flow, space)
        explorer.explore()
        title = flow.title
        self.field = field.name.text
        states = space.names.map { State(id: Self.id(of: $0), name: $0) }
        start = explorer.start.map { Self.id(of: space.names[$0]) }
        transitions = Self.merged(explorer.transitions, space.names.count).map { transition in
            Transition(
                source: transition.source.map { Self.id(of: space.names[$0]) }, target: Self.id(of: space.names[transition.target]),
                cause: transition.cause, trigger: transition.trigger, guards: transition.guards)
        }
    }

    private static func id(of name: String) -> String {
        "state_\(FlowGraph.identifier(name.hasPrefix(".") ? String(name.dropFirst()) : name))"
    }

    private struct Merged {
        var source: Int?
        let target: Int
        let cause: Transition.Cause
        let trigger: String
        let guards: [String]
    }

    /// The transitions, those of one cause that lead from every other state to one as a single transition.
    private static func merged(_ found: [StateExplorer.Transition], _ count: Int) -> [Merged] {
        var result: [Merged] = []
        var done: Set<StateExplorer.Transition> = []
        for transition in found where !done.contains(transition) {
            let alike = found.filter { $0.isAlike(transition) }
            let isFromAll = alike.count == count - 1 && count > 2
            for member in isFromAll ? [transition] : alike {
                result.append(
                    Merged(
                        source: isFromAll ? nil : member.source, target: member.target, cause: member.cause, trigger: member.trigger,
                        guards: member.guards))
            }
            done.formUnion(alike)
        }
        return result
    }
}

extension StateGraph {
    /// What the diagram shows, in a sentence, for those who do not see it.
    var summary: String { "The states of \(field) (\(states.map(\.name).joined(separator: ", "))) and what leads from one to another" }

    var heading: String { "\(title) · \(field)" }

    /// Whether some transition leads to a state from every other.
    var hasTransitionsFromAll: Bool { transitions.contains { $0.source == nil } }
}

extension StateGraph.Transition {
    /// The text on the edge: what happens, then the conditions in brackets.
    var lines: [String] {
        let conditions = guards.isEmpty ? [] : GraphLine.lines(.step, [.code("[\(guards.joined(separator: " && "))]")])
        return GraphLine.lines(.note, [.prose(trigger)]).map(\.text) + conditions.map(\.text)
    }
}
