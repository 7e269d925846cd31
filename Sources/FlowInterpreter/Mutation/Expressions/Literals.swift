import FlowMarkdown
import FlowSpec
import Foundation

extension MutationMaker {
    /// A literal becomes another: a number one more and one less, a `Bool` the other, a text nothing, a case the next one.
    func literals(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        func replaced(_ kind: TypedExpression.Kind, by text: String) -> [Mutation<TypedExpression>] {
            [Mutation(.literal, expression.range, .replaced(by: text), TypedExpression(kind, expression.type, at: expression.range))]
        }
        switch expression.kind {
        case .boolean(let value): return replaced(.boolean(!value), by: "\(!value)")
        case .integer, .floating: return numbers(of: expression)
        case .string(let segments):
            if case .text? = segments.first, segments.count == 1 { return replaced(.string([]), by: "\"\"") }
            return []
        case .enumCase(let value):
            guard let next = nextCase(after: value, at: expression.range) else { return [] }
            return replaced(.enumCase(next), by: "." + next.spelling)
        case .isCase(let subject, let key, let name, _):
            let cases = flow.typeTable.enumerations[key]?.cases ?? []
            guard cases.count > 1, let index = cases.firstIndex(where: { $0.name.text == name }) else { return [] }
            let next = cases[(index + 1) % cases.count]
            let carriesValues = !next.parameters.isEmpty
            let place = flow.source.range(of: ".\(name)", in: SourceRange(subject.range.upperBound, expression.range.upperBound))
            return [
                Mutation(
                    .literal, place ?? expression.range, .replaced(by: ".\(next.name.text)"),
                    TypedExpression(
                        .isCase(subject, enumeration: key, case: next.name.text, carriesValues: carriesValues), .bool, at: expression.range)
                )
            ]
        default: return []
        }
    }

    /// One more and one less in the last digit; `step` to have one of the two.
    func numbers(of expression: TypedExpression, only step: Int? = nil) -> [Mutation<TypedExpression>] {
        (step.map { [$0] } ?? [-1, 1]).compactMap { step in
            let kind: TypedExpression.Kind
            let text: String
            switch expression.kind {
            case .integer(let digits):
                guard let number = Self.integer(digits), number + step >= 0 else { return nil }
                text = "\(number + step)"
                kind = .integer(text)
            case .floating(let digits):
                guard let number = Decimal(string: digits.filter { $0 != "_" }) else { return nil }
                let changed = number + Decimal(sign: step < 0 ? .minus : .plus, exponent: min(0, number.exponent), significand: 1)
                guard changed >= 0 else { return nil }
                text = changed.description.contains(".") ? changed.description : "\(changed).0"
                kind = .floating(text)
            default: return nil
            }
            return Mutation(.number, expression.range, .replaced(by: text), TypedExpression(kind, expression.type, at: expression.range))
        }
    }

    private static func integer(_ digits: String) -> Int? {
        let plain = digits.filter { $0 != "_" }
        let number: Int? =
            switch plain.prefix(2) {
            case "0x": Int(plain.dropFirst(2), radix: 16)
            case "0o": Int(plain.dropFirst(2), radix: 8)
            case "0b": Int(plain.dropFirst(2), radix: 2)
            default: Int(plain)
            }
        return number.flatMap { $0 < Int.max ? $0 : nil }
    }

    /// The next case of the enum for which there is a value: one that carries something carries empty values.
    func nextCase(after value: TypedExpression.EnumCase, at range: SourceRange) -> TypedExpression.EnumCase? {
        let cases = flow.typeTable.enumerations[value.enumeration]?.cases ?? []
        guard let index = cases.firstIndex(where: { $0.name.text == value.name }) else { return nil }
        for candidate in cases[(index + 1)...] + cases[..<index] {
            let arguments = candidate.parameters.compactMap { parameter in
                flow.typeTable.naturalValue(of: parameter.type, at: range).map {
                    TypedExpression.Argument(label: parameter.name.text, value: $0)
                }
            }
            guard arguments.count == candidate.parameters.count else { continue }
            return TypedExpression.EnumCase(
                enumeration: value.enumeration, name: candidate.name.text, arguments: arguments, isQualified: value.isQualified)
        }
        return nil
    }

    /// A value that is read becomes the empty one of its type.
    func emptied(_ expression: TypedExpression) -> [Mutation<TypedExpression>] {
        guard expression.isRead, let empty = flow.typeTable.naturalValue(of: expression.type, at: expression.range) else { return [] }
        return [Mutation(.value, expression.range, .replaced(by: empty.literalSpelling), empty)]
    }
}

extension TypedExpression {
    /// Whether it is a name, or a part of something that has one.
    fileprivate var isRead: Bool {
        switch kind {
        case .reference: true
        case .member(let inner, _), .optionalPromotion(let inner), .optionalChain(let inner), .optionalLink(let inner): inner.isRead
        default: false
        }
    }

    /// An empty value as a spec writes it.
    fileprivate var literalSpelling: String {
        switch kind {
        case .boolean(let value): "\(value)"
        case .integer(let digits): digits
        case .string: "\"\""
        case .array: "[]"
        case .enumCase(let value): "." + value.spelling
        default: "nil"
        }
    }
}

extension TypedExpression.EnumCase {
    /// The case as a spec writes it, without its dot.
    var spelling: String {
        name
            + (arguments.isEmpty
                ? ""
                : "(" + arguments.map { "\($0.label.map { "\($0): " } ?? "")\($0.value.literalSpelling)" }.joined(separator: ", ") + ")")
    }
}
