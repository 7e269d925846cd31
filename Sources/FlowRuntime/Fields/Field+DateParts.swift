import FlowChecks
import Foundation

extension Field where Value: TypedDate {
    /// A field for a date that is entered in parts.
    ///
    /// While the parts make no date, the field reads as its start value and is not valid, and its other rules do not run. What is wrong is
    /// said in this order: nothing is entered (where there has to be a date), parts are missing, the year has not four digits, there is no such day.
    ///
    /// ```swift
    /// @Fixed public var birthday = Field<Date?>(nil, typedInParts: .dayMonthYear)
    /// …
    /// model.birthday.day.text = "31"
    /// model.birthday.error                    // "The date must include a month and a year"
    /// ```
    ///
    /// - Parameters:
    ///   - startValue: What it starts with.
    ///   - format: Which parts there are.
    ///   - isSecret: Whether what is entered is neither shown nor logged.
    ///   - incomplete: What to say when parts are missing, instead of a general text.
    ///   - impossible: What to say when there is no such day, instead of a general text.
    public convenience init(
        _ startValue: Value,
        typedInParts format: DatePartsFormat,
        isSecret: Bool = false,
        incomplete: ((MissingDateParts) -> FlowText)? = nil,
        impossible: FlowText? = nil
    ) {
        func value(_ reading: DateParts.Reading) -> Value? {
            switch reading {
            case .date(let date): Value(entered: date)
            case .nothing: Value(entered: nil)
            default: nil
            }
        }
        func problem(_ reading: DateParts.Reading) -> FlowText {
            switch reading {
            case .incomplete(let parts): incomplete?(MissingDateParts(parts: parts)) ?? .dateProblem(reading)
            case .impossible: impossible ?? .dateProblem(reading)
            default: .dateProblem(reading)
            }
        }
        let entry = TextEntry<Value>(
            read: { text, locale in (text, value(DateParts(text: text).reading(in: locale))) },
            accept: { value in (nil, value) },
            write: { value, locale in value.enteredDate.map { DateParts($0, in: locale).text } ?? "" },
            problem: { text, locale in problem(DateParts(text: text).reading(in: locale)) }
        )
        self.init(startValue, isSecret: isSecret, entry: entry)
        requireText(else: .dateProblem(.nothing), isEmptyReadable: Value(entered: nil) != nil)
    }

    /// The day of a date that is entered in parts. Like ``month`` and ``year`` it can be bound; what is assigned to it has no effect, only
    /// its text has.
    public var day: DatePartEntry<Value> {
        get { DatePartEntry(field: self, part: .day) }
        set {}
    }

    /// The month of a date that is entered in parts.
    public var month: DatePartEntry<Value> {
        get { DatePartEntry(field: self, part: .month) }
        set {}
    }

    /// The year of a date that is entered in parts.
    public var year: DatePartEntry<Value> {
        get { DatePartEntry(field: self, part: .year) }
        set {}
    }
}

/// A part of a date that is entered in parts.
public struct DatePartEntry<Value: TypedDate> {
    let field: Field<Value>
    let part: DatePart

    /// What was typed into the part, as it was typed; what it is of the date if that was set by the program. Setting it is an edit.
    public var text: String {
        get { DateParts(text: field.text)[part] }
        nonmutating set {
            var parts = DateParts(text: field.text)
            parts[part] = newValue
            field.type(parts.text)
        }
    }
}
