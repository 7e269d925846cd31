/// A type with a value that means that nothing was entered.
protocol Emptiable {
    static var emptyValue: Self { get }
}

extension String: Emptiable {
    static var emptyValue: String { "" }
}

extension Bool: Emptiable {
    static var emptyValue: Bool { false }
}

extension Array: Emptiable {
    static var emptyValue: [Element] { [] }
}

extension Optional: Emptiable {
    static var emptyValue: Wrapped? { .none }
}
