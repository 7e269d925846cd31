import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing

/// Whether a field differs from its start, and whether something must be entered.
@MainActor @Suite struct FieldStateTests {
    @Test func isDirtyWhileItDiffersFromItsStart() {
        let model = FormModel()
        let seen = Recorder<Bool>()
        model.a.reactive.isDirty.observe { seen($0) }
        #expect(!model.a.isDirty)
        model.a.value = 1
        model.a.value = 2
        #expect(model.a.isDirty && !model.b.isDirty)
        model.a.value = 0
        #expect(!model.a.isDirty && model.a.isTouched)
        model.a.value = 3
        model.reset()
        #expect(!model.a.isDirty && seen.events == [true, false, true, false])
        model.text.text = "  "
        #expect(!model.text.isDirty, "the value is the same")
    }

    @Test func aTextThatStandsForNoValueIsDirty() {
        let model = TypedFieldTests.Model()
        model.quantity.text = "x"
        #expect(model.quantity.isDirty)
        model.quantity.text = "1"
        #expect(!model.quantity.isDirty)
    }

    /// A view model with a rule of each kind.
    final class Model: FlowViewModel {
        @Fixed var name = Field("", normalized: .trimmed)
        @Fixed var address = Field("start")
        @Fixed var again = Field("")
        @Fixed var terms = Field(false)
        @Fixed var choice = Field<Int?>(nil)
        @Fixed var tags = Field<[String]>([])
        @Fixed var age = Field(0)
        @Fixed var quantity = Field(1, typedAsText: .number, else: "A number")
        @Fixed var amount = Field<Decimal?>(nil, typedAsText: .number, else: "An amount")
        @Fixed var note = Field("")
        @Fixed var isOn = Field(true)
        let form = Form()
        let outcomes = Outcomes<Never>()

        init() {
            form.add(name, address, again, terms, choice, tags, age, quantity, amount, note, isOn)
            address.onlyWhen(isOn.reactive.value)
            form.require(.reading(name) { !$0.isEmpty }, on: name, else: "name")
            form.require(.reading(address.reactive.valueIfActive) { $0?.isEmpty != true }, on: address, else: "address")
            form.require(.reading(again, name) { $0 == $1 }, on: again, else: "again")
            form.require(terms.reactive.value, on: terms, else: "terms")
            form.require(.reading(choice) { $0 != nil }, on: choice, onlyWhen: isOn.reactive.value, else: "choice")
            form.require(.reading(tags) { !$0.isEmpty }, on: tags, else: "tags")
            form.require(.reading(age) { $0 > 0 }, on: age, else: "age")
            form.warn(unless: .reading(note) { !$0.isEmpty }, on: note, saying: "note")
            form.require(.reading(amount) { $0 != nil && $0 != 7 }, on: amount, else: "amount")
        }

        isolated deinit { tearDown() }
    }

    @Test func isRequiredIfARuleDoesNotHoldForTheEmptyValue() {
        let model = Model()
        #expect(
            model.name.isRequired && model.address.isRequired && model.terms.isRequired && model.choice.isRequired && model.tags.isRequired)
        #expect(!model.age.isRequired, "a number has no empty value")
        #expect(!model.note.isRequired, "a warning requires nothing")
        #expect(model.quantity.isRequired && model.amount.isRequired && !model.isOn.isRequired)
    }

    @Test func doesNotDependOnWhatIsEnteredButOnWhatElseIs() {
        let model = Model()
        #expect(!model.again.isRequired, "the name is empty, too")
        let seen = Recorder<Bool>()
        model.again.reactive.isRequired.observe { seen($0) }
        model.name.text = "Ada"
        #expect(model.again.isRequired && model.name.isRequired)
        model.again.value = "Ada"
        #expect(model.again.isRequired && seen.events == [true])
        model.amount.text = "x"
        #expect(model.amount.isRequired)
        model.amount.text = "5"
        model.terms.value = true
        #expect(model.amount.isRequired && model.terms.isRequired)
    }

    @Test func isNotRequiredWhereTheRuleDoesNotApply() {
        let model = Model()
        model.isOn.value = false
        #expect(!model.address.isRequired && !model.choice.isRequired && model.name.isRequired)
        model.isOn.value = true
        #expect(model.address.isRequired && model.choice.isRequired)
    }
}
