import Foundation

/// How a day is written with digits in a locale. See ``TextFormat/date``.
struct DaySymbols {
    enum Part: Character {
        case year = "y"
        case month = "M"
        case day = "d"
    }

    /// The order in which the three parts stand.
    let order: [Part]
    /// What stands between them, and before and behind them: one text more than there are parts.
    private var separators: [String]
    let calendar: Calendar

    init(_ locale: Locale) {
        var calendar = locale.calendar
        switch calendar.identifier {
        // These count years by eras or cycles, which nobody types.
        case .japanese, .chinese: calendar = Calendar(identifier: .gregorian)
        default: break
        }
        calendar.timeZone = .current
        self.calendar = calendar

        var order: [Part] = []
        var separators = [""]
        // The formatter does not know the extensions of a tag as BCP 47 spells them.
        let plain = Locale(identifier: locale.identifier(.icu))
        for character in DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: plain) ?? "" {
            if let part = Part(rawValue: character) {
                if order.last != part { separators.append("") }
                if !order.contains(part) { order.append(part) }
            } else {
                separators[separators.count - 1].append(character)
            }
        }
        let isWhole = order.count == 3 && separators.count == 4
        self.order = isWhole ? order : [.year, .month, .day]
        self.separators = isWhole ? separators.map(TypedNumbers.separator) : ["", "-", "-", ""]
        // With hyphens it would be read as ISO 8601.
        if calendar.identifier != .gregorian { self.separators = self.separators.map { $0.replacing("-", with: "/") } }
        // Where the pattern has words there is nothing between them.
        for index in 1...2 where self.separators[index].trimmed.isEmpty { self.separators[index] = "/" }
    }

    /// The beginning of the day that a text stands for; nil if for none.
    func date(_ text: String) -> Date? {
        guard let numbers = TypedNumbers(text) else { return nil }
        if numbers.isISO {
            var gregorian = Calendar(identifier: .gregorian)
            gregorian.timeZone = .current
            return CalendarDay(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value).start(in: gregorian)
        }
        // A year that is written out can only stand first where the order is that of ISO 8601.
        let order = numbers[0].digitCount > 2 ? [.year, .month, .day] : order
        var parts: [Part: TypedNumbers.Number] = [:]
        for (part, index) in zip(order, 0...) { parts[part] = numbers[index] }
        guard let year = parts[.year], let month = parts[.month], let day = parts[.day], month.digitCount <= 2, day.digitCount <= 2 else {
            return nil
        }
        switch year.digitCount {
        case 4: return CalendarDay(year: year.value, month: month.value, day: day.value).start(in: calendar)
        case 1, 2: return CalendarDay(year: whole(year.value), month: month.value, day: day.value).start(in: calendar)
        default: return nil
        }
    }

    /// The year that two digits stand for: from 80 years ago to 19 years from now.
    private func whole(_ year: Int) -> Int {
        let first = calendar.component(.year, from: .now) - 80
        return first + ((year - first) % 100 + 100) % 100
    }

    /// The day of a date, with four digits for the year.
    func text(_ date: Date, in locale: Locale) -> String {
        let day = CalendarDay(date, in: calendar)
        let symbols = NumberSymbols(locale)
        var text = separators[0]
        for (part, separator) in zip(order, separators.dropFirst()) {
            let (number, width) =
                switch part {
                case .year: (day.year, 4)
                case .month: (day.month, 2)
                case .day: (day.day, 2)
                }
            let digits = String(number)
            let padded = String(repeating: "0", count: max(0, width - digits.count)) + digits
            text += String(String.UnicodeScalarView(padded.unicodeScalars.map(symbols.digit))) + separator
        }
        return text.trimmed
    }
}
