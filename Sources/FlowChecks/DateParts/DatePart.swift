/// A part of a date that is entered in three parts.
public enum DatePart: String, CaseIterable, Sendable {
    case day
    case month
    case year
}
