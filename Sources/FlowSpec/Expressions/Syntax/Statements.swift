import FlowMarkdown

/// A field's span: `name: Type`, `name: Type = value`, `owner: personal | company = .personal`.
public struct FieldDeclarationSyntax: Equatable, Sendable {
    public enum FieldType: Equatable, Sendable {
        case type(TypeSyntax)
        /// The enum that is written in place; its name is the field's, in UpperCamelCase, at the field's range.
        case inPlace(EnumSyntax)
    }

    public let name: Name
    public let type: FieldType
    public let value: Expression?
}

/// A derived value: `name = expression`, `name: Type = expression`.
public struct ValueDeclarationSyntax: Equatable, Sendable {
    public let name: Name
    public let type: TypeSyntax?
    public let value: Expression
}

/// `path = expression`.
public struct AssignmentSyntax: Equatable, Sendable {
    public let target: FieldPath
    public let value: Expression

    public init(target: FieldPath, value: Expression) {
        self.target = target
        self.value = value
    }

    public var range: SourceRange { target.range.union(value.range) }
}

/// A step's span: something that is assigned, or a call alone.
public enum StepSyntax: Equatable, Sendable {
    /// `name = expression`; whether the expression is a service's call is for the checker to say.
    case assignment(AssignmentSyntax)
    /// `service(…)`.
    case call(CallSyntax)
}

/// A name with its arguments: a service's call, an outcome.
public struct CallSyntax: Equatable, Sendable {
    public let name: Name
    /// Nil without parentheses.
    public let arguments: ArgumentList?
    public let range: SourceRange

    public init(name: Name, arguments: ArgumentList?, range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.range = range
    }

    /// The call as an expression.
    public var expression: Expression {
        let callee = Expression(.name(name), at: name.range)
        return arguments.map { Expression(.call(callee, $0), at: range) } ?? callee
    }
}
