import FlowSpec

extension RunningFlow {
    /// Something that can be written: a field, or a list of parts, of a whole or of one of its parts.
    struct Member: Hashable {
        let flow: RunningFlow
        let member: FlowMember

        static func == (left: Member, right: Member) -> Bool { left.flow === right.flow && left.member == right.member }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(flow))
            hasher.combine(member)
        }
    }

    /// What it holds.
    enum Content {
        case field(FieldState.Input)
        /// The rows of a list.
        case rows([RunningFlow])
    }
}
