/// How text for people is set apart: not at all, or in the colours that compilers use on terminals.
///
/// ```swift
/// TextStyle.coloured.error("error:")  // bold and red
/// ```
public enum TextStyle: Sendable {
    case plain
    /// By the control sequences of ECMA-48, which all terminals know that have colours.
    case coloured

    public func error(_ text: String) -> String { set(text, "1;31") }
    public func warning(_ text: String) -> String { set(text, "1;35") }
    public func note(_ text: String) -> String { set(text, "1;36") }
    public func good(_ text: String) -> String { set(text, "32") }
    public func bad(_ text: String) -> String { set(text, "31") }
    /// Where something is, and what is said of it: stands out, in the colour that text has.
    public func place(_ text: String) -> String { set(text, "1") }

    private func set(_ text: String, _ attributes: String) -> String {
        self == .plain || text.isEmpty ? text : "\u{1B}[\(attributes)m\(text)\u{1B}[0m"
    }
}
