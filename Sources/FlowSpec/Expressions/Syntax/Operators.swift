/// `!` and `-` before their operand.
public enum PrefixOperator: String, Equatable, Sendable, CaseIterable {
    case not = "!"
    case minus = "-"
}

/// The operators between two operands, with Swift's precedence and associativity.
///
/// Source: the precedence groups declared in the standard library's `Policy.swift`.
public enum BinaryOperator: String, Equatable, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case coalesce = "??"
    case closedRange = "..."
    case range = "..<"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    public var precedence: Precedence {
        switch self {
        case .or: .disjunction
        case .and: .conjunction
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
        case .coalesce: .coalescing
        case .closedRange, .range: .range
        case .plus, .minus: .addition
        case .times, .divided, .remainder: .multiplication
        }
    }

    public var isEquality: Bool { self == .equal || self == .notEqual }
    /// `<`, `<=`, `>`, `>=`.
    public var isOrdering: Bool { precedence == .comparison && !isEquality }
    public var isArithmetic: Bool { precedence == .addition || precedence == .multiplication }
}

/// How tightly an expression holds together, loosest first.
public enum Precedence: Int, Comparable, Sendable {
    case conditional
    case disjunction
    case conjunction
    case comparison
    case coalescing
    /// `is`.
    case casting
    case range
    case addition
    case multiplication
    case prefix
    case postfix

    public enum Associativity: Sendable {
        case left, right, none
    }

    public var associativity: Associativity {
        switch self {
        case .conditional, .coalescing: .right
        case .comparison, .casting, .range: .none
        case .disjunction, .conjunction, .addition, .multiplication, .prefix, .postfix: .left
        }
    }

    public static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The next tighter one.
    public var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}
