import FlowSpec
import Foundation

/// The constants that expressions mention, with their neighbours.
struct FlowConstants {
    var texts: [String] = []
    /// Of texts and lists.
    var lengths: [Int] = []
    var integers: [Int] = []
    var decimals: [Decimal] = []
    /// How far dates are from today.
    var days: [Int] = []
    var years: [Int] = []

    /// What a condition, or a part of it, mentions.
    fileprivate mutating func add(_ question: TypedExpression) {
        var countsCharacters = false
        var countsYears = false
        question.visit { part in
            guard case .builtIn(let member, _, let arguments) = part.kind else { return }
            if member.name == "count" { countsCharacters = true }
            if member.name == "years" { countsYears = true }
            switch member.name {
            case "isEmpty": texts += ["", "a"]
            case "isEmail": texts += ["a@example.com", "nobody", "a@b"]
            // A test number of a card, and one with a wrong check digit.
            case "isLuhn": texts += ["4111 1111 1111 1111", "4111 1111 1111 1112"]
            case "isURL": texts += ["https://example.com", "example.com"]
            case "matches":
                if case .regex(let literal)? = arguments.first?.value.kind { texts += RegexExamples.texts(of: literal.pattern) }
            case "adding":
                if case .integer(let digits)? = arguments.first?.value.kind, let days = Int(digits) { self.days += Self.around(days) }
            default: break
            }
        }
        question.visit { part in
            switch part.kind {
            case .integer(let digits):
                guard let number = Int(digits.filter { $0 != "_" }) else { return }
                integers += Self.around(number)
                if countsCharacters { lengths += Self.around(number).filter { (0...Self.greatestLength).contains($0) } }
                if countsYears { years.append(number) }
            case .floating(let digits):
                if let number = Decimal(string: digits.filter { $0 != "_" }) {
                    let step = Decimal(sign: .plus, exponent: min(0, number.exponent), significand: 1)
                    decimals += [number - step, number, number + step]
                }
            case .string(let segments):
                if segments.count == 1, case .text(let text) = segments[0] { texts += [text, text + "x", String(text.dropLast())] }
            default: break
            }
        }
    }

    private static func around(_ number: Int) -> [Int] { [number &- 1, number, number &+ 1] }

    /// Longer texts are seldom worth their time.
    private static let greatestLength = 1_000

    private mutating func removeRepetitions() {
        texts = InterestingValues.unique(texts)
        lengths = InterestingValues.unique(lengths)
        integers = InterestingValues.unique(integers)
        decimals = InterestingValues.unique(decimals)
        days = InterestingValues.unique(days)
        years = InterestingValues.unique(years)
    }

    // MARK: Collecting

    /// What is mentioned together with each field, and what is mentioned at all.
    static func collect(in flow: Flow) -> (byField: [String: FlowConstants], all: FlowConstants) {
        var byField: [String: FlowConstants] = [:]
        var all = FlowConstants()
        let fields = Dictionary(
            flow.values.map { ($0.name.text, fieldNames(readBy: $0, in: flow)) }, uniquingKeysWith: { first, _ in first })
        for expression in flow.behaviour {
            for question in expression.questions {
                all.add(question)
                for reference in question.references {
                    guard case .name(let name)? = reference.path.first else { continue }
                    let names = reference.kind == .value ? fields[name] ?? [] : [reference.pathOfNames]
                    for name in names { byField[name, default: FlowConstants()].add(question) }
                }
            }
        }
        for field in flow.fields {
            guard let length = field.maximumLength, length <= greatestLength else { continue }
            byField[field.name.text, default: FlowConstants()].lengths += around(length)
        }
        for name in byField.keys { byField[name]?.removeRepetitions() }
        all.removeRepetitions()
        return (byField, all)
    }

    /// The fields that a value reads, itself or through other values.
    private static func fieldNames(readBy value: DerivedValue, in flow: Flow) -> [String] {
        var result: [String] = []
        var pending = value.definition.expressions.flatMap(\.references)
        var seen: Set<String> = []
        while let reference = pending.popLast() {
            guard case .name(let name)? = reference.path.first, seen.insert(reference.pathOfNames).inserted else { continue }
            if reference.kind == .field { result.append(reference.pathOfNames) }
            if reference.kind == .value, let inner = flow.values.first(where: { $0.name.text == name }) {
                pending += inner.definition.expressions.flatMap(\.references)
            }
        }
        return result
    }
}

extension Reference {
    /// Where it leads, whatever the row: `items.price`.
    fileprivate var pathOfNames: String {
        path.compactMap { if case .name(let name) = $0 { name } else { nil } }.joined(separator: ".")
    }
}

extension TypedExpression {
    /// The smallest parts that compare, or ask, something; all of it if there is none.
    fileprivate var questions: [TypedExpression] {
        switch kind {
        case .binary(.and, let left, let right), .binary(.or, let left, let right): left.questions + right.questions
        case .prefix(.not, let inner): inner.questions
        case .conditional(let condition, let first, let second): condition.questions + first.questions + second.questions
        default: [self]
        }
    }
}

extension Flow {
    /// Every expression that decides what the flow does; those in messages and scenarios are none of them.
    var behaviour: [TypedExpression] {
        var result: [TypedExpression] = fields.flatMap { [$0.start, $0.ownCondition].compactMap(\.self) } + parts.compactMap(\.ownCondition)
        result += values.flatMap(\.definition.expressions) + steps.compactMap(\.condition)
        for rule in validations.rules { result += [rule.condition] + rule.applicability }
        for command in commands {
            result += [command.condition].compactMap(\.self) + command.steps.flatMap(\.expressions)
            result += command.failureHandlers.flatMap(\.assignments).map(\.value)
        }
        return result
    }

    /// The times that the flow speaks of.
    var durations: [Duration] {
        fields.compactMap(\.resetsAfter) + validations.rules.compactMap(\.quietTime)
            + commands.flatMap { command in
                [command.timeout, command.interval, command.automaticStart?.quietTime, command.retry?.delay].compactMap(\.self)
            }
    }
}

extension Step {
    /// The expressions of the step, and of those under it, but for messages.
    fileprivate var expressions: [TypedExpression] {
        switch kind {
        case .assign(let assignment): [assignment.value]
        case .call(let expression, _), .returns(let expression): [expression]
        case .validates: []
        case .fails(_, _, let condition): condition.map { [$0.expression] } ?? []
        case .goes(let outcome, let condition): [outcome] + (condition.map { [$0.expression] } ?? [])
        case .choice(let branches): branches.flatMap { ($0.condition.map { [$0] } ?? []) + $0.steps.flatMap(\.expressions) }
        }
    }
}
