/// Fields in logs, debuggers and the messages of tests: what they hold, unless that is a secret.
extension ReadableField: CustomStringConvertible, CustomReflectable {
    /// The value, or dots in its place if it is a secret: `Field("a@example.com")`, `Field(••••)`.
    public var description: String {
        let kind = self is Field<Value> ? "Field" : "ReadableField"
        return "\(kind)(\(holdsSecret ? "••••" : String(reflecting: value)))\(isActive ? "" : ", inactive")"
    }

    /// The value alone, so that `dump` shows neither a secret nor how a field is made.
    public var customMirror: Mirror {
        Mirror(self, children: holdsSecret ? [:] : ["value": value], displayStyle: .class)
    }

    final var holdsSecret: Bool { (self as? Field<Value>)?.isSecret ?? false }
}
