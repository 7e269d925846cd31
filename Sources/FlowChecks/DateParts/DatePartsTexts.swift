/// What is said of a date in three parts that cannot be read, in the languages that are known here, English first.
public enum DatePartsTexts {
    /// The message for a reading, by language tags (BCP 47); empty for a date.
    public static func texts(for reading: DateParts.Reading) -> [(language: String, text: String)] {
        switch reading {
        case .nothing: all.map { ($0.language, $0.nothing) }
        case .incomplete(let missing): all.map { ($0.language, $0.incomplete($0.list(missing))) }
        case .malformedYear: all.map { ($0.language, $0.malformedYear) }
        case .impossible: all.map { ($0.language, $0.impossible) }
        case .date: []
        }
    }

    /// The message for a reading in a language, in English if the language is not known; empty for a date.
    public static func text(for reading: DateParts.Reading, in language: String) -> String {
        let known = self.language(language).language
        return texts(for: reading).first { $0.language == known }?.text ?? ""
    }

    /// The missing parts as a sentence lists them: “a month and a year”; in English if the language is not known.
    public static func list(_ missing: [DatePart], in language: String) -> String { self.language(language).list(missing) }

    private static func language(_ tag: String) -> Language {
        func base(_ tag: String) -> Substring? { tag.split(separator: "-").first }
        return all.first { $0.language == tag } ?? all.first { base($0.language) == base(tag) } ?? all[0]
    }

    /// One language.
    private struct Language: Sendable {
        let language: String
        let nothing: String
        /// From the list of what is missing.
        let incomplete: @Sendable (String) -> String
        let malformedYear: String
        let impossible: String
        let day: String
        let month: String
        let year: String
        let and: String

        /// Never more than two are missing: then it is all of the date.
        func list(_ missing: [DatePart]) -> String {
            missing.map { part in
                switch part {
                case .day: day
                case .month: month
                case .year: year
                }
            }
            .joined(separator: and)
        }
    }

    private static let all: [Language] = [
        Language(
            language: "en", nothing: "Enter a date", incomplete: { "The date must include \($0)" },
            malformedYear: "The year must have 4 digits", impossible: "The date must be a real date",
            day: "a day", month: "a month", year: "a year", and: " and "),
        Language(
            language: "de", nothing: "Gib ein Datum ein", incomplete: { "Das Datum braucht \($0)" },
            malformedYear: "Das Jahr braucht 4 Ziffern", impossible: "Dieses Datum gibt es nicht",
            day: "einen Tag", month: "einen Monat", year: "ein Jahr", and: " und "),
        Language(
            language: "fr", nothing: "Saisissez une date", incomplete: { "La date doit comporter \($0)" },
            malformedYear: "L’année doit comporter 4 chiffres", impossible: "Cette date n’existe pas",
            day: "un jour", month: "un mois", year: "une année", and: " et "),
        Language(
            language: "es", nothing: "Introduce una fecha", incomplete: { "La fecha debe incluir \($0)" },
            malformedYear: "El año debe tener 4 cifras", impossible: "Esta fecha no existe",
            day: "un día", month: "un mes", year: "un año", and: " y "),
        Language(
            language: "zh-Hans", nothing: "请输入日期", incomplete: { "日期必须包含\($0)" },
            malformedYear: "年份必须是4位数字", impossible: "该日期不存在",
            day: "日", month: "月份", year: "年份", and: "和"),
        Language(
            language: "ja", nothing: "日付を入力してください", incomplete: { "日付には\($0)が必要です" },
            malformedYear: "年は4桁で入力してください", impossible: "この日付は存在しません",
            day: "日", month: "月", year: "年", and: "と"),
    ]
}
