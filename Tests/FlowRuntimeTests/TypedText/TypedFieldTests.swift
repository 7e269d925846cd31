import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing

@MainActor @Suite struct TypedFieldTests {
    /// A field for a whole number, and one for an optional amount, that are typed.
    final class Model: FlowViewModel {
        @Fixed var quantity = Field(1, typedAsText: .number, else: ["de": "Eine Zahl", "en": "A number"])
        @Fixed var amount = Field<Decimal?>(nil, typedAsText: .number, else: "An amount")
        @Fixed var day = Field<Date?>(nil, typedAsText: .date, else: "A day")
        @Fixed var other = Field(0)
        let status = ReadableField(0)
        let form: Form
        let outcomes = Outcomes<Never>()

        init(locale: String = "de", _ wire: (Model) -> Void = { _ in }) {
            form = Form(locale: Locale(identifier: locale))
            form.add(quantity, amount, day, other, status)
            wire(self)
        }

        isolated deinit { tearDown() }
    }

    @Test func theTextStaysAsTyped() {
        let model = Model()
        #expect(model.quantity.text == "1" && model.amount.text == "" && model.day.text == "" && model.isValid)
        model.amount.text = " 1.234,50 "
        #expect(model.amount.text == " 1.234,50 " && model.amount.value == Decimal(string: "1234.5") && model.amount.isTouched)
        model.amount.value = 2
        #expect(model.amount.text == "2")
        model.amount.value = Decimal(string: "2.5")
        #expect(model.amount.text == "2,5")
        model.amount.text = ""
        #expect(model.amount.value == nil && model.isValid)
        model.day.text = "31.12.2026"
        #expect(model.day.value == DayTests.date(2026, 12, 31) && model.day.text == "31.12.2026")
        model.reset()
        #expect(model.day.text == "" && model.day.value == nil)
    }

    @Test func whatCannotBeReadIsAnErrorAndReadsAsTheStartValue() {
        let model = Model()
        model.quantity.text = "5"
        #expect(model.quantity.value == 5 && model.isValid)
        model.quantity.text = "5x"
        #expect(model.quantity.value == 1 && model.quantity.text == "5x" && !model.isValid && !model.quantity.isValid)
        #expect(model.quantity.error == "Eine Zahl" && model.quantity.errors == ["Eine Zahl"] && model.errors == ["Eine Zahl"])
        #expect(model.firstInvalidField === model.quantity)
        model.quantity.text = ""
        #expect(model.quantity.error == "Eine Zahl")
        model.form.locale = Locale(identifier: "en")
        #expect(model.errors == ["A number"])
        model.quantity.value = 1
        #expect(model.isValid && model.errors == [] && model.quantity.text == "1")
        model.quantity.text = "x"
        model.reset()
        #expect(model.isValid && model.quantity.text == "1")
    }

    @Test func otherRulesDoNotRunWhileItCannotBeRead() {
        let model = Model { model in
            model.form.require(.reading(model.other) { $0 > 0 }, on: model.other, else: "other > 0")
            model.form.require(.reading(model.quantity) { $0 > 1 }, on: model.quantity, else: "quantity > 1")
            model.form.require(
                .reading(model.quantity, model.amount) { $0 > 2 && $1 != nil }, on: model.quantity, model.amount, else: "both")
            model.form.warn(unless: .reading(model.quantity) { $0 > 3 }, on: model.quantity, saying: "few")
            model.form.require(.reading(model.amount) { $0 != nil }, on: model.amount, else: "amount")
        }
        for field in [model.quantity, model.amount, model.other, model.day] as [FormField] { field.touch() }
        #expect(model.errors == ["other > 0", "quantity > 1", "both"] && model.quantity.warning == "few")
        model.quantity.text = "?"
        #expect(model.quantity.errors == ["Eine Zahl"] && model.quantity.warning == nil && model.amount.errors == ["amount"])
        #expect(model.errors == ["other > 0", "Eine Zahl", "amount"], "the error of the text stands where the field's first rule does")
        model.day.text = "32.1.2026"
        #expect(model.errors == ["other > 0", "Eine Zahl", "amount", "A day"])
        model.other.value = 1
        #expect(model.firstInvalidField === model.quantity)
        model.quantity.value = 9
        model.amount.value = 1
        #expect(model.errors == ["A day"] && model.firstInvalidField === model.day && !model.isValid)
    }

    @Test func errorsShowAsOthersDo() async {
        let save = FlowCommand<Void, Void>()
        let model = Model { model in
            model.form.showsErrors(.after(save))
            save.performs(on: model) { _, _ in .validates { _, _ in .done } }
        }
        model.quantity.text = "x"
        #expect(model.errors == [] && !model.isValid && model.quantity.error == nil)
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["Eine Zahl"]))) { try await save.run() }
        #expect(model.errors == ["Eine Zahl"])
    }

    @Test func anInactiveFieldNeedNotBeReadable() {
        let model = Model { model in
            model.quantity.onlyWhen(.reading(model.other) { $0 == 0 })
            model.form.require(.reading(model.quantity) { $0 > 0 }, on: model.quantity, else: "quantity")
        }
        model.quantity.text = "x"
        #expect(!model.isValid && !model.quantity.isValid)
        model.other.value = 1
        #expect(model.isValid && model.quantity.isValid && model.errors == [] && model.quantity.text == "x")
        model.other.value = 0
        #expect(model.errors == ["Eine Zahl"])
    }

    @Test func aCancelledCommandGivesTheTextBack() {
        let service = ServiceStub<Void, Void, any Error>()
        let work = FlowCommand<Void, Void>()
        let model = Model { model in
            work.performs(on: model) { model, change in
                change.set(model.quantity, to: 7)
                return .call {
                    try await service.call()
                } then: { _, _, _ in
                    .done
                }
            }
        }
        model.quantity.text = "x"
        work.start()
        #expect(model.quantity.text == "7" && model.isValid && !model.quantity.isTouched)
        work.cancel()
        #expect(model.quantity.text == "x" && !model.isValid && model.quantity.isTouched && model.quantity.error == "Eine Zahl")
    }

    @Test func resetsWhatDependsOnItWhenItsValueChanges() {
        let model = Model { model in model.status.resets(whenChanged: model.quantity) }
        let set = FlowCommand<Int, Void>()
        set.performs(on: model) { model, change, value in
            change.set(model.status, to: value)
            return .done
        }
        model.quantity.text = "5"
        set.start(1)
        model.quantity.text = "05"
        #expect(model.status.value == 1, "the value is the same")
        model.quantity.text = "0x"
        #expect(model.status.value == 0, "it reads as its start value now")
    }

    @Test func textsMadeFromValuesFollowTheLocale() {
        let model = Model(locale: "en")
        model.amount.value = Decimal(string: "0.5")
        #expect(model.amount.text == "0.5")
        model.form.locale = Locale(identifier: "de")
        #expect(model.amount.text == "0,5")
        model.amount.text = "1,5"
        model.form.locale = Locale(identifier: "en")
        #expect(
            model.amount.text == "1,5" && model.amount.value == Decimal(string: "1.5"),
            "what was typed stays, and was read when it was typed")
    }

    @Test func aFormatOfTheAppsOwn() {
        let percent = TextFormat<Double>(
            read: { text, locale in text.hasSuffix("%") ? Double(typed: String(text.dropLast()), in: locale).map { $0 / 100 } : nil },
            write: { value, locale in (value * 100).typed(in: locale) + "%" })
        let share = Field(0.5, typedAsText: percent, else: "A percentage")
        #expect(share.text == "50%")
        share.text = "12.5%"
        #expect(share.value == 0.125 && share.isValid)
        share.text = "12.5"
        #expect(share.value == 0.5 && share.error == "A percentage")
    }
}
