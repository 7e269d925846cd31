/// That a field is given back what it has held. See ``Form/restore(_:)``.
public struct FieldRestoration {
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
    public final func restoration(to snapshot: FieldSnapshot<Value>) -> FieldRestoration {
        FieldRestoration { self.restore(snapshot) }
    }
}

extension Form {
    /// Gives fields back what they have held, in one change. See ``Restorable/restore(_:)``, which has the rules.
    public func restore(_ restorations: FieldRestoration...) {
        scope.change { for restoration in restorations { restoration.restore() } }
    }
}
