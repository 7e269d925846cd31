import FlowChecks
import FlowSpec
import Foundation

/// Values that are worth trying in a flow: those that its own expressions speak of, with their neighbours, those that its scenarios use, and what
/// programs get wrong everywhere.
///
/// ```swift
/// // - `password.count > 5`: …
/// InterestingValues(flow).values(of: passwordField)    // "aaaa", "aaaaa", "aaaaaa", …, "", " ", "👩‍👩‍👧", "שלום"
/// ```
///
/// What concerns a field is what stands in a comparison, or is asked, together with it: for a text lengths, prefixes, examples of a regex, addresses
/// and card numbers that are right and that are not. The same flow always gives the same values in the same order.
public struct InterestingValues {
    private let flow: Flow
    private let today: Date
    private let constants: [String: FlowConstants]
    private let all: FlowConstants
    private let scenarios: ScenarioValues

    /// - Parameters:
    ///   - flow: Whose constants, types and scenarios are looked at.
    ///   - today: The day from which dates are counted.
    public init(_ flow: Flow, today: Date = .now) {
        self.flow = flow
        self.today = Calendar.current.startOfDay(for: today)
        (constants, all) = FlowConstants.collect(in: flow)
        scenarios = ScenarioValues(flow)
    }

    /// Values for a field, those that concern it first.
    public func values(of field: Field) -> [Value] { Self.unique(closeValues(of: field) + values(of: field.type)) }

    /// Only those values that concern the field itself; perhaps none.
    public func closeValues(of field: Field) -> [Value] { closeValues(of: field, at: field.name.text) }

    /// The same for a field in a part, at its path without numbers of rows.
    func closeValues(of field: Field, at path: String) -> [Value] {
        let own = constants[path] ?? FlowConstants()
        return Self.unique(
            values(of: field.type, own, keepingDigits: field.keepsDigits) + field.unnormalizedValues + (scenarios.edits[path] ?? [])
        )
        .filter { !$0.isNone || field.type.isOptional }
    }

    /// What is worth typing into a field that is typed as text: also what cannot be read.
    public func texts(typedInto field: Field) -> [String] {
        let locale = Locale(identifier: flow.language)
        let written = closeValues(of: field).map { FieldEntry(field, locale).write($0) }
        return Self.unique((scenarios.texts[field.name.text] ?? []) + written + Self.generalTexts(typedAs: field.type.unwrapped))
    }

    /// What somebody could type into a part of a date: also what is none, and what is one in some months only.
    static func texts(of part: Field.DatePart) -> [String] {
        switch part {
        case .day: ["", " ", "1", "29", "31", "32", "x"]
        case .month: ["", "2", "12", "13", "Feb", "february"]
        case .year: ["", "80", "1980", "1981", "2150", "12345"]
        }
    }

    /// Values of a type, such as for a service's result.
    public func values(of type: ValueType) -> [Value] { values(of: type, depth: 0) }

    /// What a service could answer: what it answers in the scenarios first.
    public func answers(of service: Service) -> [ServiceAnswer] {
        var result = scenarios.answers[service.name] ?? []
        result += service.signature.result == .void ? [.returns(.void)] : values(of: service.signature.result).map { .returns($0) }
        switch service.signature.failure {
        case .never: break
        case .anyError: result.append(.throws(.any))
        case .typed(let type): result += values(of: type).map { .throws(.value($0)) }
        }
        return Self.unique(result)
    }

    /// Inputs for a command: those of the scenarios, and one for each value of its parameters.
    public func inputs(of command: Command) -> [[Value]] {
        if command.input.isEmpty { return [[]] }
        return Self.unique((scenarios.inputs[command.name.text] ?? []) + combined(command.input.map(\.type), depth: 0))
    }

    /// How long to wait: the times that the flow speaks of, and a millisecond less.
    public var durations: [Duration] {
        Self.unique((flow.durations + scenarios.durations).flatMap { [$0, $0 - .milliseconds(1)] }.filter { $0 > .zero }) + [
            .milliseconds(1)
        ]
    }

    // MARK: By type

    private func values(of type: ValueType, depth: Int) -> [Value] {
        switch type {
        case .optional(let wrapped): return [.none] + values(of: wrapped, depth: depth)
        case .array(let element):
            guard depth < Self.greatestDepth else { return [.array([])] }
            let elements = values(of: element, depth: depth + 1)
            return [.array([])] + elements.prefix(4).map { .array([$0]) } + [.array(Array(elements.prefix(3)))]
        case .enumeration(let key):
            return (flow.typeTable.enumerations[key]?.cases ?? []).flatMap { enumCase in
                combined(enumCase.parameters.map(\.type), depth: depth + 1).map { payload in
                    .enumCase(
                        EnumCaseValue(key, enumCase.name.text, zip(enumCase.parameters, payload).map { NamedValue($0.name.text, $1) }))
                }
            }
        case .record(let key):
            guard let record = flow.typeTable.records[key] else { return [] }
            return combined(record.fields.map(\.type), depth: depth + 1).map { values in
                .record(RecordValue(key, zip(record.fields, values).map { NamedValue($0.name.text, $1) }))
            }
        default: return Self.unique(values(of: type, all, keepingDigits: false) + Self.generalValues(of: type, today))
        }
    }

    /// Several values together: each of them once, beside some of the others.
    private func combined(_ types: [ValueType], depth: Int) -> [[Value]] {
        if types.isEmpty { return [[]] }
        guard depth < Self.greatestDepth else { return [] }
        let choices = types.map { values(of: $0, depth: depth) }
        guard choices.allSatisfy({ !$0.isEmpty }) else { return [] }
        let count = min(Self.greatestCombination, choices.map(\.count).max() ?? 0)
        return (0..<count).map { number in choices.map { $0[number % $0.count] } }
    }

    private func values(of type: ValueType, _ constants: FlowConstants, keepingDigits: Bool) -> [Value] {
        switch type {
        case .optional(let wrapped): return [.none] + values(of: wrapped, constants, keepingDigits: keepingDigits)
        case .string:
            let lengths = constants.lengths.map { String(repeating: keepingDigits ? "1" : "a", count: $0) }
            return (constants.texts + lengths).map { .string($0) }
        case .int: return constants.integers.map { .int($0) }
        case .double:
            return (constants.integers.map { Decimal($0) } + constants.decimals).map { .double(NSDecimalNumber(decimal: $0).doubleValue) }
        case .decimal: return (constants.integers.map { Decimal($0) } + constants.decimals).map { .decimal($0) }
        case .date: return constants.days.map { .date(today.adding(days: $0)) } + constants.years.flatMap { days(aboutYears: $0) }
        case .array(let element):
            let elements = values(of: element, depth: 1)
            guard !elements.isEmpty else { return [] }
            return constants.lengths.map { .array((0..<$0).map { elements[$0 % elements.count] }) }
        default: return []
        }
    }

    /// The day so many years ago, and the days before and behind it.
    private func days(aboutYears years: Int) -> [Value] {
        guard let day = Calendar.current.date(byAdding: .year, value: -years, to: today) else { return [] }
        return [-1, 0, 1].map { .date(day.adding(days: $0)) }
    }

    private static let greatestDepth = 4
    private static let greatestCombination = 8

    static func unique<Element: Equatable>(_ elements: [Element]) -> [Element] {
        var result: [Element] = []
        for element in elements where !result.contains(element) { result.append(element) }
        return result
    }
}

extension Field {
    fileprivate var keepsDigits: Bool { normalizations.contains(.digits) }

    /// Values that the field changes when they are entered.
    fileprivate var unnormalizedValues: [Value] {
        normalizations.map { normalization in
            switch normalization {
            case .trimmed: .string(" a ")
            case .digits: .string("1-2 a")
            case .lowercased: .string("A")
            case .uppercased: .string("a")
            }
        }
    }
}
