/// What is not said in a spec, but by the package that the generated code goes into.
public struct SwiftOptions: Equatable, Sendable {
    /// Who may use the view models and their types.
    public var access: AccessLevel
    /// The module that the view models are compiled in, which the tests import; nil if both are compiled together.
    public var module: String?
    /// Further modules that all generated files import.
    public var imports: [String]

    public init(access: AccessLevel = .public, module: String?, imports: [String] = []) {
        self.access = access
        self.module = module
        self.imports = imports
    }
}

/// How far generated declarations can be seen.
public enum AccessLevel: String, CaseIterable, Sendable {
    case `public`
    /// In the whole package.
    case package
    /// In their module; tests import it by `@testable import`.
    case `internal`

    /// What stands before a declaration; what is internal is not said in Swift.
    var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
