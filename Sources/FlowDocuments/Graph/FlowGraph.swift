/// A flow as a graph: what each notation of its diagram is written from.
///
/// The fields, the values that are derived from them, and a group for each command with its steps in order. Edges lead along what
/// depends on what, and along the steps. What follows from other edges is left out: where a command reads a value, the fields that
/// the value is made of are not led to the command as well.
///
/// ```swift
/// let graph = FlowGraph(of: flow)
/// print(graph.written(in: .mermaid))
/// ```
public struct FlowGraph: Equatable, Sendable {
    /// The title as people read it.
    public let title: String
    /// What the diagram shows, in a sentence, for those who do not see it.
    public let summary: String
    /// The fields, the values, the steps, each command, and outcomes that no command reaches; a group without nodes is left out.
    public let groups: [Group]
    public let edges: [Edge]

    /// Nodes that belong together.
    public struct Group: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            case fields
            case values
            /// A command; its nodes are its steps.
            case command
            /// The steps in which the flow is filled in.
            case steps
            /// The outcomes to which no command leads.
            case outcomes
        }

        /// Unlike every other id of the graph; of ASCII letters, digits and underscores.
        public let id: String
        public let kind: Kind
        public let title: String
        /// What is said of a command, such as when it is enabled.
        public let lines: [GraphLine]
        public let nodes: [Node]
    }

    public struct Node: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            case field
            case value
            /// A step in which the flow is filled in.
            case step
            /// A field that is set.
            case assignment
            /// A service that is called.
            case call
            /// All rules are checked.
            case validation
            /// A condition; the edges “yes” and “no” lead on.
            case decision
            /// The command ends in a failure.
            case failure
            /// What is done when a service fails, or the time is up.
            case failureHandler
            /// The command ends with an outcome of the flow.
            case outcome
            /// The command ends with a result, or without one.
            case end
        }

        /// Unlike every other id of the graph; of ASCII letters, digits and underscores.
        public let id: String
        public let kind: Kind
        /// A name of the flow, if the node stands for one.
        public let name: String?
        /// What follows the name, such as `: String`.
        public let detail: String
        public let lines: [GraphLine]
    }

    public struct Edge: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            /// The end reads what the edge comes from.
            case reads
            /// The field is active only when a condition holds that reads what the edge comes from.
            case activates
            /// The field goes back to its start value when the other changes.
            case resets
            /// A rule on the field reads the other.
            case checks
            /// The command starts when the field changes.
            case starts
            /// Running work is cancelled when the field changes.
            case cancels
            /// The next step.
            case next
            /// The step that follows a condition that holds.
            case branch
            /// The step fails.
            case fails
        }

        /// The id of a node, or of a command's group.
        public let source: String
        /// The id of a node, or of a command's group.
        public let target: String
        public let kind: Kind
        public let label: String?
    }
}

extension FlowGraph.Group.Kind {
    /// Whether it is one thing to which edges lead, with its nodes in order inside.
    var isFrame: Bool { self == .command || self == .steps }
}

extension FlowGraph.Edge.Kind {
    /// Whether the edge leads from a step of a command to another, rather than from what is read to what reads it.
    var isStep: Bool { self == .next || self == .branch || self == .fails }

    /// Whether the end depends on what the edge comes from, rather than being compared with it or reset by it.
    var isDependency: Bool { self == .reads || self == .activates || self == .starts || self == .cancels }
}

extension FlowGraph {
    /// A name as part of an id: other characters than ASCII letters and digits are written by their numbers.
    static func identifier(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": result.unicodeScalars.append(scalar)
            case "_": result += "__"
            default: result += "_\(String(scalar.value, radix: 16, uppercase: true))_"
            }
        }
        return result
    }
}
