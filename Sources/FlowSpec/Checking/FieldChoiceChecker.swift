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
        guard all.count == names.count, let first = all.first else { return TypedExpression(.invalid, .unknown, at: range) }
        func join(_ sign: BinaryOperator, _ part: (Field) -> TypedExpression) -> TypedExpression {
            all.dropFirst().reduce(part(first)) { builder.binary(sign, $0, part($1)) }
        }
        switch choice {
        case .atLeastOne: return join(.or) { $0.counts }
        case .allOrNone: return builder.binary(.or, join(.and) { $0.isNotMissing }, join(.and) { $0.isNotFilled })
        case .exactlyOne: return builder.isOne(all.map(\.counts))
        }
    }

    /// What is asked of a field.
    private struct Field {
        /// It is active and filled in.
        let counts: TypedExpression
        /// It is filled in, or inactive.
        let isNotMissing: TypedExpression
        /// It is empty, or inactive.
        let isNotFilled: TypedExpression

        /// Nil if a value of the type always counts as filled in.
        init?(_ name: String, _ type: ValueType, isConditional: Bool, _ builder: Builder) {
            let value = builder.field(name, type)
            let filled: TypedExpression
            let empty: TypedExpression
            switch (type, type.unwrapped) {
            case (.bool, _): (filled, empty) = (value, builder.not(value))
            case (.string, _), (.array, _): (filled, empty) = (builder.not(builder.isEmpty(value)), builder.isEmpty(value))
            case (.optional, .string), (.optional, .array):
                let isEmpty = builder.isEmptyIfPresent(value)
                (filled, empty) = (builder.compare(.equal, isEmpty, false), builder.compare(.notEqual, isEmpty, false))
            case (.optional, _): (filled, empty) = (builder.compareToNil(.notEqual, value), builder.compareToNil(.equal, value))
            default: return nil
            }
            guard isConditional else {
                (counts, isNotMissing, isNotFilled) = (filled, filled, empty)
                return
            }
            let isActive = builder.field(name, .bool, state: .isActive)
            counts = builder.binary(.and, isActive, filled)
            isNotMissing = builder.binary(.or, builder.not(isActive), filled)
            isNotFilled = builder.binary(.or, builder.not(isActive), empty)
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

        /// `value?.isEmpty`.
        func isEmptyIfPresent(_ value: TypedExpression) -> TypedExpression {
            make(.optionalChain(isEmpty(make(.optionalLink(value), value.type.unwrapped))), .optional(.bool))
        }

        func compare(_ sign: BinaryOperator, _ value: TypedExpression, _ truth: Bool) -> TypedExpression {
            binary(sign, value, make(.optionalPromotion(make(.boolean(truth), .bool)), .optional(.bool)))
        }

        func compareToNil(_ sign: BinaryOperator, _ value: TypedExpression) -> TypedExpression {
            binary(sign, value, make(.nilLiteral, value.type))
        }

        /// `[a, b, c].sum { $0 ? 1 : 0 } == 1`.
        func isOne(_ conditions: [TypedExpression]) -> TypedExpression {
            guard let sum = BuiltInMember.members(of: .array(.bool)).first(where: { $0.name == "sum" }) else {
                return make(.invalid, .unknown)
            }
            let one = make(.integer("1"), .int)
            let number = make(.conditional(make(.closureParameter, .bool), one, make(.integer("0"), .int)), .int)
            let list = make(.array(conditions), .array(.bool))
            return binary(.equal, make(.builtIn(sum, list, [.init(label: nil, value: make(.closure(number), .int))]), .int), one)
        }

        private func make(_ kind: TypedExpression.Kind, _ type: ValueType) -> TypedExpression { TypedExpression(kind, type, at: range) }
    }
}
