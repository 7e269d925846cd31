import FlowMarkdown

/// Makes a condition of “at least one of”, “exactly one of” and “all or none of”.
///
/// A text or a list is filled in when it is not empty, a `Bool` when it is true, an optional when it is not nil, and what it holds is no empty
/// text or list. Other types always hold something. A field that is inactive is left out.
struct FieldChoiceChecker {
    let scope: Scope

    /// - Parameters:
    ///   - fields: Those of the names that are fields.
    ///   - range: The place of the phrase.
    func condition(
        _ choice: FieldChoice, of fields: [String], _ names: [Name], at range: SourceRange, _ diagnostics: inout Diagnostics
    ) -> TypedExpression {
        let builder = Builder(range: range)
        var all: [Field] = []
        for name in names where fields.contains(name.text) {
            guard case .field(let type, let isConditional)? = scope.symbols[name.text]?.kind else { continue }
            if let field = Field(name.text, type, isConditional: isConditional, builder) {
                all.append(field)
            } else if type.isKnown {
                diagnostics.error(
                    .unsuitablePhrase,
                    "`\(name.text)` always holds a value, for its type is `\(type)`; one that may be left out is `\(type)?`",
                    at: name.range)
            }
        }
        guard all.count == names.count else { return TypedExpression(.invalid, .unknown, at: range) }
        // Without inactive fields “at least one” is a plain condition.
        if choice == .atLeastOne, all.allSatisfy({ $0.activity == nil }), let first = all.first {
            return all.dropFirst().reduce(first.isFilledIn) { builder.binary(.or, $0, $1.isFilledIn) }
        }
        return builder.holds(choice, of: all.map { builder.optional($0.isFilledIn, onlyWhen: $0.activity) })
    }

    /// What is asked of a field.
    private struct Field {
        let isFilledIn: TypedExpression
        /// Whether it is active; nil if it always is.
        let activity: TypedExpression?

        /// Nil if a value of the type always counts as filled in.
        init?(_ name: String, _ type: ValueType, isConditional: Bool, _ builder: Builder) {
            let value = builder.field(name, type)
            switch (type, type.unwrapped) {
            case (.bool, _): isFilledIn = value
            case (.string, _), (.array, _): isFilledIn = builder.not(builder.isEmpty(value))
            case (.optional, .string), (.optional, .array): isFilledIn = builder.isNotEmptyIfPresent(value)
            case (.optional, _): isFilledIn = builder.isNotNil(value)
            default: return nil
            }
            activity = isConditional ? builder.field(name, .bool, state: .isActive) : nil
        }
    }

    /// Expressions that all stand at the place of the phrase.
    private struct Builder {
        let range: SourceRange

        func field(_ name: String, _ type: ValueType, state: Reference.State? = nil) -> TypedExpression {
            make(.reference(Reference(.field, path: [.name(name)], state: state), readsAsNilWhenInactive: false), type)
        }

        func not(_ operand: TypedExpression) -> TypedExpression { make(.prefix(.not, operand), .bool) }

        func binary(_ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression) -> TypedExpression {
            make(.binary(sign, left, right), .bool)
        }

        func isEmpty(_ value: TypedExpression) -> TypedExpression {
            guard let member = BuiltInMember.members(of: value.type).first(where: { $0.name == "isEmpty" }) else {
                return make(.invalid, .unknown)
            }
            return make(.builtIn(member, value, []), .bool)
        }

        /// `value?.isEmpty == false`.
        func isNotEmptyIfPresent(_ value: TypedExpression) -> TypedExpression {
            let link = make(.optionalLink(value), value.type.unwrapped)
            return binary(.equal, make(.optionalChain(isEmpty(link)), .optional(.bool)), promoted(make(.boolean(false), .bool)))
        }

        func isNotNil(_ value: TypedExpression) -> TypedExpression { binary(.notEqual, value, make(.nilLiteral, value.type)) }

        /// `isActive ? condition : nil`.
        func optional(_ condition: TypedExpression, onlyWhen activity: TypedExpression?) -> TypedExpression {
            guard let activity else { return promoted(condition) }
            return make(.conditional(activity, promoted(condition), make(.nilLiteral, .optional(.bool))), .optional(.bool))
        }

        /// `[a, b, c].isExactlyOne`.
        func holds(_ choice: FieldChoice, of conditions: [TypedExpression]) -> TypedExpression {
            make(.builtIn(.choice(choice), make(.array(conditions), .array(.optional(.bool))), []), .bool)
        }

        private func promoted(_ value: TypedExpression) -> TypedExpression { make(.optionalPromotion(value), .optional(value.type)) }

        private func make(_ kind: TypedExpression.Kind, _ type: ValueType) -> TypedExpression { TypedExpression(kind, type, at: range) }
    }
}
