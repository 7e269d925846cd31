import FlowMarkdown

/// One of the steps in which a flow is filled in: a page of a wizard.
public struct FormStep: Equatable, Sendable {
    public let name: Name
    /// The step is skipped unless this holds.
    public package(set) var condition: TypedExpression?
    /// What stands above the step.
    public let title: Message
    /// The names of the fields that are entered there, in the order of the spec.
    public let members: [String]
    /// The statement without the items under it.
    public let range: SourceRange
}

extension Flow {
    /// The key of the enum of the flow's steps in the table of types.
    public static let stepKey = "Step"

    /// Under which name expressions read the steps.
    public static let stepsName = "steps"

    /// The number of the step in which the field is entered; nil if it is in none.
    public func step(of member: String) -> Int? { steps.firstIndex { $0.members.contains(member) } }

    /// The number of the step with this name.
    public func step(named name: String) -> Int? { steps.firstIndex { $0.name.text == name } }
}
