import Foundation

/// How a value is read from what the user types, and written for the user.
///
/// ```swift
/// @Fixed public var amount = Field<Decimal?>(nil, typedAsText: .number, else: "Enter a number")
/// @Fixed public var share = Field(0.5, typedAsText: TextFormat(read: readPercent, write: writePercent), else: "Enter a percentage")
/// ```
public struct TextFormat<Value> {
    let read: (String, Locale) -> Value?
    let write: (Value, Locale) -> String

    /// A format of the app's own.
    ///
    /// - Parameters:
    ///   - read: The value of a text in a locale; nil if the text stands for none.
    ///   - write: The text for a value, which `read` reads back.
    public init(read: @escaping (_ text: String, Locale) -> Value?, write: @escaping (Value, Locale) -> String) {
        self.read = read
        self.write = write
    }
}

extension TextFormat where Value: TypedAsText {
    fileprivate init() { self.init(read: Value.init(typed:in:), write: { value, locale in value.typed(in: locale) }) }
}

extension TextFormat where Value: TypedNumber {
    /// A number as people write it in the locale: `1.234,5` in German, `1,234.5` in English.
    ///
    /// The decimal separator is the locale's. Its grouping separator may stand between groups of digits and must then be in the
    /// right places; a space stands for every kind of space, and an apostrophe for every kind of apostrophe. Digits may be of any script. There may
    /// be a sign before the digits, and spaces around all. A whole number has no decimal separator. A number that the type cannot hold
    /// stands for none.
    ///
    /// It is written without grouping.
    public static var number: TextFormat { TextFormat() }
}

extension TextFormat where Value: TypedDate {
    /// A day as people write it in the locale with digits: `31.12.2026` in German, `12/31/2026` in the United States.
    ///
    /// The order of day, month and year is the locale's, and so is the calendar, or the Gregorian one if the locale's counts years by eras.
    /// Between them stand a period, a slash, a hyphen, spaces, or the words for them in Chinese and Japanese. A year of two digits lies between
    /// 80 years ago and 19 years from now. ISO 8601, `2026-12-31`, is read in every locale. A day that does not exist stands for none.
    ///
    /// The date is the beginning of the day in the current time zone. It is written with four digits for the year.
    public static var date: TextFormat { TextFormat() }
}
