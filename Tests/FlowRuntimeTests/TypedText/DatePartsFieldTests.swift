import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing

/// A date that is entered as day, month and year.
@MainActor @Suite struct DatePartsFieldTests {
    final class Model: FlowViewModel {
        @Fixed var birthday = Field<Date?>(nil, typedInParts: .dayMonthYear)
        @Fixed var start = Field(DatePartsTests.date(2026, 12, 31), typedInParts: .dayMonthYear)
        @Fixed var other = Field<Date?>(
            nil,
            typedInParts: .dayMonthYear,
            incomplete: { missing in ["en": "It needs \(missing["en"])", "de": "Es braucht \(missing["de"])"] },
            impossible: "No such day"
        )
        let form: Form
        let outcomes = Outcomes<Never>()

        init(locale: String = "en", _ wire: (Model) -> Void = { _ in }) {
            form = Form(locale: Locale(identifier: locale))
            form.add(birthday, start, other)
            wire(self)
        }

        isolated deinit { tearDown() }
    }

    @Test func partsMakeTheValue() {
        let model = Model()
        #expect(model.start.day.text == "31" && model.start.month.text == "12" && model.start.year.text == "2026")
        #expect(model.birthday.day.text == "" && model.isValid && !model.birthday.isTouched)
        model.birthday.day.text = " 29"
        #expect(model.birthday.isTouched && model.birthday.value == nil && !model.isValid && model.birthday.isDirty)
        model.update {
            $0.birthday.month.text = "feb"
            $0.birthday.year.text = "1980"
        }
        #expect(model.birthday.value == DatePartsTests.date(1980, 2, 29) && model.isValid && model.birthday.error == nil)
        #expect(model.birthday.day.text == " 29" && model.birthday.month.text == "feb")
        model.birthday.value = DatePartsTests.date(1981, 3, 4)
        #expect(model.birthday.day.text == "4" && model.birthday.month.text == "3" && model.birthday.year.text == "1981")
        model.reset()
        #expect(model.birthday.year.text == "" && model.birthday.value == nil && !model.birthday.isDirty)
    }

    /// From what is entered least to what is entered wholly; the field's own rules come last.
    @Test func errorsComeInTheirOrder() {
        let model = Model { model in
            model.form.require(
                .reading(model.start) { start in start < DatePartsTests.date(2030, 1, 1) }, on: model.start, else: "Before 2030")
        }
        model.start.value = DatePartsTests.date(2031, 1, 1)
        #expect(model.start.errors == ["Before 2030"])
        model.start.day.text = ""
        #expect(model.start.errors == ["The date must include a day"])
        model.start.month.text = ""
        #expect(model.start.errors == ["The date must include a day and a month"])
        model.start.year.text = ""
        #expect(model.start.errors == ["Enter a date"] && model.start.value == DatePartsTests.date(2026, 12, 31))
        model.update {
            $0.start.day.text = "31"
            $0.start.month.text = "4"
            $0.start.year.text = "31"
        }
        #expect(model.start.errors == ["The year must have 4 digits"])
        model.start.year.text = "2031"
        #expect(model.start.errors == ["The date must be a real date"])
        model.start.day.text = "30"
        #expect(model.start.errors == ["Before 2030"])
        #expect(model.birthday.isRequired == false && model.start.isRequired)
    }

    @Test func textsAreInTheLanguageOfTheForm() {
        let model = Model(locale: "de")
        model.birthday.day.text = "31"
        model.other.day.text = "31"
        #expect(model.birthday.error == "Das Datum braucht einen Monat und ein Jahr")
        #expect(model.other.error == "Es braucht einen Monat und ein Jahr")
        model.form.locale = Locale(identifier: "zh-Hans")
        #expect(model.birthday.error == "日期必须包含月份和年份" && model.other.error == "It needs a month and a year")
        model.form.locale = Locale(identifier: "pt")
        #expect(model.birthday.error == "The date must include a month and a year")
        model.form.replacesTexts { $0.main == "The date must include a month and a year" ? "Month and year!" : nil }
        #expect(model.birthday.error == "Month and year!")
        model.other.month.text = "x"
        model.other.year.text = "1980"
        #expect(model.other.error == "No such day")
    }

    /// As SwiftUI does it: through writable key paths from the model on.
    @Test func partsCanBeBound() {
        let model = Model()
        let path: WritableKeyPath<Field<Date?>, DatePartEntry<Date?>> = \.day
        var field = model.birthday
        field[keyPath: path.appending(path: \.text)] = "7"
        #expect(model.birthday.day.text == "7")
        field[keyPath: path] = field[keyPath: path]
        #expect(model.birthday.day.text == "7")
    }

    @Test func whatIsTypedIsObserved() {
        let model = Model()
        var errors: [String?] = []
        let observation = model.birthday.reactive.error.observe { errors.append($0) }
        model.birthday.day.text = "1"
        model.birthday.month.text = "1"
        model.birthday.year.text = "1980"
        observation.dispose()
        #expect(errors == ["The date must include a month and a year", "The date must include a year", nil])
    }
}
