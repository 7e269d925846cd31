/// That fields are given back what they have held. See ``Restorable/restoration(to:)``.
public struct Restoration {
    let fields: [FieldRestoration]

    init(fields: [FieldRestoration]) { self.fields = fields }

    /// All of several, such as those of the fields of a flow.
    public init(_ restorations: Restoration...) { fields = restorations.flatMap(\.fields) }
}

/// The same of one field, or of one list.
struct FieldRestoration {
    /// Nil for something else that is given back, such as where the user is among the steps.
    let field: FormField?
    /// Whether the field holds that already.
    let isNeedless: () -> Bool
    let restore: () -> Void
}

extension ReadableField {
    /// What the field holds at the moment.
    public final var snapshot: FieldSnapshot<Value> {
        let value = stored.value
        var text = entry?.typed.value
        if let typed = text, typed == entry?.write(value, locale) { text = nil }
        return FieldSnapshot(value: value, text: text, isReadable: reading?.isReadable.value ?? true, isSecret: holdsSecret)
    }

    /// That the field is given back what it has held.
    public final func restoration(to snapshot: FieldSnapshot<Value>) -> Restoration {
        var input = accepted(snapshot.value)
        if let text = snapshot.text { input = Input(value: snapshot.value, text: text, isReadable: snapshot.isReadable) }
        return Restoration(fields: [restoration(to: input)])
    }

    final func restoration(to input: Input) -> FieldRestoration {
        FieldRestoration(field: self, isNeedless: { self.holds(input) }, restore: { self.restore(input) })
    }
}

extension ChangeScope {
    /// Gives fields back what they have held, in one change. What their changes reset goes back to its start, except these fields themselves.
    func restore(_ restorations: [FieldRestoration], as reason: FormHistory.Edits.Reason) {
        change {
            history?.record(reason)
            for restoration in restorations { restoration.field?.isBeingRestored = true }
            for restoration in restorations { restoration.restore() }
            for restoration in restorations { restoration.field?.isBeingRestored = false }
        }
    }
}
