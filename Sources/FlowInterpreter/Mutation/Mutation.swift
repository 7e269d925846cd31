import FlowMarkdown

/// One change of a part of a flow, and the part as it is behind the change.
struct Mutation<Subject> {
    let kind: Mutant.Kind
    let range: SourceRange
    let change: Mutant.Change
    let subject: Subject

    init(_ kind: Mutant.Kind, _ range: SourceRange, _ change: Mutant.Change, _ subject: Subject) {
        self.kind = kind
        self.range = range
        self.change = change
        self.subject = subject
    }

    /// The same change of what the part belongs to.
    func map<Whole>(_ body: (Subject) -> Whole) -> Mutation<Whole> { Mutation<Whole>(kind, range, change, body(subject)) }

    /// The whole with the changed part in it.
    func inside<Whole>(_ whole: Whole, _ part: WritableKeyPath<Whole, Subject>) -> Mutation<Whole> {
        map { subject in
            var changed = whole
            changed[keyPath: part] = subject
            return changed
        }
    }

    /// The same where the part may be missing.
    func inside<Whole>(_ whole: Whole, _ part: WritableKeyPath<Whole, Subject?>) -> Mutation<Whole> {
        map { subject in
            var changed = whole
            changed[keyPath: part] = subject
            return changed
        }
    }
}
