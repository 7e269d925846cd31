import FlowChecks
import Foundation

/// That a date is entered in parts, each in a text field of its own.
public struct DatePartsFormat: Sendable {
    /// As day, month and year.
    ///
    /// Days and months are one or two digits of any script, and a year has four; a month may be written out in the language of the form's
    /// locale. The calendar is that of the locale, or the Gregorian one if the locale's counts years by eras. The date is the beginning of the
    /// day in the current time zone.
    public static let dayMonthYear = DatePartsFormat()
}

/// The parts of a date that are missing, to be named in a message.
public struct MissingDateParts {
    let parts: [DatePart]

    /// The parts as a sentence in the language lists them: “a month and a year”; in English if the language is not known.
    ///
    /// - Parameter language: A BCP 47 tag.
    public subscript(language: String) -> String { DatePartsTexts.list(parts, in: language) }
}
