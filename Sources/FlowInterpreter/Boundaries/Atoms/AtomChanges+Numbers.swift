import FlowSpec
import Foundation

extension AtomChanges {
    /// Where the two sides of a comparison are equal, and the values on both sides of that.
    ///
    /// Each field is measured by a number: itself, or how long it is. Sums and differences are linear in it, so that two trials say where the
    /// sides meet; what is not linear shows no boundary there, and is left alone.
    func numbers(_ left: TypedExpression, _ right: TypedExpression, _ state: [Edit]) -> Changes {
        var changes = Changes()
        for field in fields(left, right) {
            guard let measure = Measure(field), let meeting = meeting(left, right, field, measure, state) else { continue }
            changes.core += measure.around(meeting).map { [Edit(field, measure.value($0, field, entered))] }
            if field.type.unwrapped == .string, let length = Int(exactly: meeting.rounded(.down)) {
                changes.texts += Self.lengths(length).flatMap { Self.unusualTexts(ofLength: $0, field) }.map { [Edit(field, .string($0))] }
            }
        }
        return changes
    }

    /// Both bounds of a range.
    func numbers(_ value: TypedExpression, isIn range: TypedExpression, _ state: [Edit]) -> Changes {
        guard case .binary(_, let low, let high) = range.kind, low.type.isNumber else { return Changes() }
        let (first, last) = (numbers(value, low, state), numbers(value, high, state))
        return Changes(core: first.core + last.core, texts: first.texts + last.texts)
    }

    /// What a user would call characters, of several scalars each.
    static func unusualTexts(ofLength length: Int, _ field: Field) -> [String] {
        // Of what keeps digits, only digits are left: here those of Arabic, which is written from right to left.
        let characters = field.normalizations.contains(.digits) ? ["٣"] : ["👩‍👩‍👧‍👦", "e\u{301}", "ש"]
        return characters.map { String(repeating: $0, count: length) }
    }

    /// The lengths at which a text that is counted in another way would give another answer.
    private static func lengths(_ length: Int) -> [Int] { length > 0 && length <= Measure.longest ? [length] : [] }

    private func fields(_ left: TypedExpression, _ right: TypedExpression) -> [Field] {
        var result = editableFields(of: left)
        for field in editableFields(of: right) where !result.contains(where: { $0.name == field.name }) { result.append(field) }
        return result
    }

    private func meeting(
        _ left: TypedExpression, _ right: TypedExpression, _ field: Field, _ measure: Measure, _ state: [Edit]
    ) -> Double? {
        func difference(_ number: Double) -> Double? {
            trial.read(after: [state, [Edit(field, measure.value(number, field, entered))]]) { flow throws(Interruption) in
                guard let first = try flow.value(of: left).number, let second = try flow.value(of: right).number else { return nil }
                return first - second
            }
        }
        guard let one = difference(1), let two = difference(2), one != two else { return nil }
        let meeting = 1 - one / (two - one)
        guard meeting.isFinite, abs(meeting) <= 1e9, measure != .length || (0...Double(Measure.longest)).contains(meeting) else {
            return nil
        }
        guard let there = difference(measure == .number ? meeting : meeting.rounded()) else { return nil }
        return measure == .number || meeting == meeting.rounded() ? (abs(there) < 1e-6 ? meeting : nil) : meeting
    }
}

/// How a field is measured.
enum Measure {
    case wholeNumber
    case number
    case length

    /// Longer texts and lists are not made.
    static let longest = 1_000

    init?(_ field: Field) {
        switch field.type.unwrapped {
        case .int: self = .wholeNumber
        case .double, .decimal: self = .number
        case .string, .array: self = .length
        default: return nil
        }
    }

    /// The numbers just below, at and above the one where something changes.
    func around(_ number: Double) -> [Double] {
        switch self {
        case .wholeNumber: Self.neighbours(number, step: 1)
        case .length: Self.neighbours(number, step: 1).filter { $0 >= 0 }
        case .number:
            // A step is one more digit than people write of it: a hundredth at least.
            Self.neighbours(number, step: (2...6).map { pow(10, -Double($0)) }.first { Self.isMultiple(number, of: $0) } ?? 1e-6)
        }
    }

    private static func isMultiple(_ number: Double, of step: Double) -> Bool { abs((number / step).rounded() * step - number) < 1e-9 }

    private static func neighbours(_ number: Double, step: Double) -> [Double] {
        guard step == 1 else {
            // Division by a whole number gives the number that people write, where multiplication by a fraction may not.
            let scale = (1 / step).rounded()
            return [-1, 0, 1].map { (number * scale).rounded() / scale + Double($0) / scale }.map { ($0 * scale).rounded() / scale }
        }
        let isWhole = number == number.rounded()
        return isWhole ? [number - 1, number, number + 1] : [number.rounded(.down), number.rounded(.up)]
    }

    /// A value of the field that measures so much.
    func value(_ number: Double, _ field: Field, _ entered: EnteredValues) -> Value {
        switch field.type.unwrapped {
        case .int: return .int(Int(number.rounded()))
        case .double: return .double(number)
        case .decimal: return .decimal(Decimal(string: "\(number)") ?? Decimal(number))
        case .array(let element):
            let count = Int(number.rounded())
            return .array((0..<max(0, count)).map { Self.element($0, element) ?? entered.plain(element).last ?? .none })
        default: return .string(Self.text(ofLength: Int(number.rounded())))
        }
    }

    private static func element(_ index: Int, _ type: ValueType) -> Value? {
        switch type {
        case .string: .string("\(index + 1)")
        case .int: .int(index + 1)
        default: nil
        }
    }

    /// `12345`: the last digit says how long it is.
    static func text(ofLength length: Int) -> String {
        if length > 20 { return String(repeating: "1", count: length) }
        return (0..<max(0, length)).map { String(($0 + 1) % 10) }.joined()
    }
}

extension Value {
    /// A number of any type.
    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }
}
