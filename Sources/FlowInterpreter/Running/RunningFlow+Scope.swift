import FlowChecks
import FlowMarkdown
import FlowSpec

/// What is the whole's, under the names by which each part of it knows it.
extension RunningFlow {
    var clock: VirtualClock<Event> {
        get { scope.clock }
        set { scope.clock = newValue }
    }

    var version: Int { scope.version }

    var depth: Int {
        get { scope.depth }
        set { scope.depth = newValue }
    }

    var assigning: AssignmentRecord? {
        get { scope.assigning }
        set { scope.assigning = newValue }
    }

    var history: EditHistory<Member, Content>? {
        get { scope.history }
        _modify { yield &scope.history }
    }

    /// The flow that is part of no other.
    var root: RunningFlow { whole?.root ?? self }

    /// Where a part stands in the spec of the whole, which is where a reader looks for what goes wrong in it.
    var placeInWhole: SourceRange? {
        guard let whole, let numberInWhole else { return nil }
        return whole.placeInWhole ?? whole.program.flow.parts[numberInWhole].name.range
    }
}

extension Message {
    /// The text in a language, if the spec has it, else in the spec's own.
    func parts(in language: String, else own: String) -> [Part] {
        language == own ? parts : translations.first { $0.language == language }?.parts ?? parts
    }
}
