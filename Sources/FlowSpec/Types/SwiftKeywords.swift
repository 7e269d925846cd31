/// What Swift's keywords mean for names that come from a spec.
///
/// The sets were found by compiling each keyword as a property, an enum case, a local, a label, a function and a nested type with
/// `swiftc -swift-version 6`: most keywords work everywhere when they stand in backticks.
public enum SwiftKeywords {
    /// Words that cannot name anything in a spec: Swift refuses them as an enum case or a nested type even in backticks (`Type`,
    /// `Protocol`), they always mean something else (`self`, `Self`, `super`, `Any`, `_`), or expressions use them themselves.
    public static let unusableNames: Set<String> = [
        "_", "Any", "Protocol", "Self", "Type", "false", "is", "nil", "self", "super", "true",
    ]

    /// Words that need backticks where a name is declared, or read without a dot before it.
    public static let reserved: Set<String> = unusableNames.union([
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
        "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
    ])

    /// `name` as Swift reads it where it is declared, or where it begins an expression: `default` with backticks.
    public static func escaped(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    /// `name` as Swift reads it behind a dot, where only `init`, `self` and the metatypes have a meaning of their own.
    public static func escapedMember(_ name: String) -> String {
        switch name {
        case "init", "self", "Type", "Protocol": "`\(name)`"
        default: name
        }
    }

    /// `name` as Swift reads it as a label in a call.
    public static func escapedLabel(_ name: String) -> String {
        name == "inout" ? "`inout`" : name
    }

    /// `name` as Swift reads it as a label in a function's declaration, where it would otherwise say how the parameter is passed.
    public static func escapedParameterLabel(_ name: String) -> String {
        switch name {
        case "inout", "let", "var": "`\(name)`"
        default: name
        }
    }
}
