import FlowRuntime
import ReactiveCore
import Testing

@MainActor @Suite struct RuleTests {
    /// Rules on `a`, `b`, `a` again: the error of a field is its first failing rule, and the errors follow the rules.
    private func threeRules() -> FormModel {
        FormModel { model in
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
            model.form.require(.reading(model.b) { $0 > 0 }, on: model.b, else: "b > 0")
            model.form.require(.reading(model.a) { $0.isMultiple(of: 2) }, on: model.a, else: "a even")
        }
    }

    @Test(
        arguments: [
            (-1, 0, ["a > 0", "a even"], ["b > 0"], ["a > 0", "b > 0"]),
            (-2, 1, ["a > 0"], [], ["a > 0"]),
            (1, 0, ["a even"], ["b > 0"], ["b > 0", "a even"]),
            (2, 1, [], [], []),
        ] as [(Int, Int, [String], [String], [String])])
    func showsErrorsInTheOrderOfTheRules(a: Int, b: Int, errorsOfA: [String], errorsOfB: [String], errors: [String]) {
        let model = threeRules()
        model.update {
            $0.a.value = a
            $0.b.value = b
        }
        #expect(model.a.errors == errorsOfA && model.a.error == errorsOfA.first && model.a.isValid == errorsOfA.isEmpty)
        #expect(model.b.errors == errorsOfB && model.b.error == errorsOfB.first && model.b.isValid == errorsOfB.isEmpty)
        #expect(model.errors == errors && model.isValid == errors.isEmpty)
        #expect(model.form.reactive.errors.value == errors && model.form.reactive.isValid.value == errors.isEmpty)
    }

    @Test func findsTheFirstInvalidFieldWhetherShownOrNot() {
        let model = threeRules()
        #expect(model.firstInvalidField === model.a)
        model.a.value = 1
        #expect(model.firstInvalidField === model.b)
        model.b.value = 1
        #expect(model.firstInvalidField === model.a)
        model.a.value = 2
        #expect(model.firstInvalidField == nil)
    }

    @Test func showsErrorsOnceTouched() {
        let model = threeRules()
        #expect(model.errors == [] && model.a.error == nil && !model.isValid && !model.a.isValid)
        model.b.touch()
        #expect(model.errors == ["b > 0"])
        model.reset()
        #expect(model.errors == [])
    }

    @Test func showsErrorsAtOnce() {
        let model = FormModel { model in
            model.form.showsErrors(.atOnce)
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
            model.form.require(.reading(model.a, model.b) { $0 + $1 > 0 }, else: "a + b > 0")
        }
        #expect(model.a.error == "a > 0" && model.errors == ["a > 0", "a + b > 0"])
    }

    @Test func showsErrorsAfterACommandWasStarted() {
        let (send, other) = (FlowCommand<Void, Void>(), FlowCommand<Void, Void>())
        let model = FormModel { model in
            model.form.showsErrors(.after(send))
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
            for command in [send, other] { command.performs(on: model) { _, _ in .done } }
        }
        model.a.value = -1
        other.start()
        #expect(model.errors == [])
        send.start()
        #expect(model.errors == ["a > 0"])
        model.reset()
        #expect(model.errors == [])
    }

    @Test func marksSeveralFieldsAndListsTheMessageOnce() {
        let model = FormModel { model in
            model.form.require(.reading(model.a, model.b) { $0 < $1 }, on: model.a, model.b, else: "a < b")
            model.form.require(.reading(model.c) { $0 > 0 }, on: model.c, else: "c > 0")
        }
        model.b.touch()
        #expect(model.a.error == nil && model.b.error == "a < b" && model.errors == ["a < b"])
        model.a.touch()
        model.c.touch()
        #expect(model.a.error == "a < b" && model.b.error == "a < b" && model.errors == ["a < b", "c > 0"])
        #expect(model.firstInvalidField === model.a)
    }

    @Test func listsRulesOnNoFieldLast() {
        let model = FormModel { model in
            model.form.require(.reading(model.a, model.b) { $0 + $1 > 0 }, else: "a + b > 0")
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
        }
        #expect(model.errors == [] && !model.isValid)
        model.a.touch()
        #expect(model.errors == ["a > 0", "a + b > 0"])
        model.b.value = 1
        #expect(model.errors == ["a > 0"])
    }

    @Test func doesNotRunOnInactiveFields() {
        let model = FormModel { model in
            model.a.onlyWhen(model.flag.reactive.value)
            model.b.onlyWhen(.reading(model.c) { $0 > 0 })
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
            model.form.require(.reading(model.a, model.b) { $0 == $1 && $0 > 0 }, on: model.a, model.b, else: "a == b")
            model.form.warn(unless: .reading(model.a) { $0 > 9 }, on: model.a, saying: "a small")
        }
        for field in [model.a, model.b] { field.touch() }
        #expect(model.isValid && model.errors == [] && model.a.isValid && model.a.warning == nil && model.firstInvalidField == nil)
        model.flag.value = true
        #expect(!model.isValid && !model.a.isValid && model.b.isValid)
        #expect(model.a.errors == ["a > 0", "a == b"] && model.b.error == nil && model.a.warning == "a small")
        model.flag.value = false
        model.c.value = 1
        #expect(!model.isValid && model.a.error == nil && model.b.error == "a == b" && model.errors == ["a == b"])
        #expect(model.firstInvalidField === model.b)
    }

    @Test func appliesIfOneOfItsFieldsIsAlwaysActive() {
        let model = FormModel { model in
            model.b.onlyWhen(model.flag.reactive.value)
            model.form.require(.reading(model.a, model.b) { $0 < $1 }, on: model.a, model.b, else: "a < b")
        }
        model.a.touch()
        #expect(!model.isValid && model.errors == ["a < b"] && model.b.isValid)
    }

    @Test func appliesOnlyUnderItsCondition() {
        let model = FormModel { model in
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, onlyWhen: model.flag.reactive.value, else: "a > 0")
            model.form.warn(unless: .reading(model.a) { $0 > 9 }, on: model.a, onlyWhen: model.flag.reactive.value, saying: "a small")
        }
        model.a.touch()
        #expect(model.isValid && model.a.error == nil && model.a.warning == nil)
        model.flag.value = true
        #expect(!model.isValid && model.a.error == "a > 0" && model.a.warning == "a small")
    }

    @Test func putsValuesIntoMessages() {
        let model = FormModel { model in
            model.form.require(.reading(model.a) { $0 < 5 }, on: model.a, else: .reading(model.a) { "\($0) is too much" })
            model.form.warn(unless: .reading(model.a) { $0 < 3 }, on: model.a, saying: .reading(model.a) { "\($0) is much" })
        }
        model.a.value = 4
        #expect(model.a.error == nil && model.a.warning == "4 is much")
        model.a.value = 7
        #expect(model.a.error == "7 is too much" && model.errors == ["7 is too much"])
        model.a.value = 8
        #expect(model.a.error == "8 is too much" && model.a.warning == "8 is much")
    }

    @Test func warnsWithoutMakingInvalid() {
        let model = FormModel { model in
            model.form.warn(unless: .reading(model.a) { $0 > 0 }, on: model.a, saying: "first")
            model.form.warn(unless: .reading(model.a) { $0 > 1 }, on: model.a, saying: "second")
        }
        #expect(model.a.warning == nil)
        model.a.touch()
        #expect(model.isValid && model.a.isValid && model.a.warning == "first" && model.errors == [] && model.firstInvalidField == nil)
        model.a.value = 1
        #expect(model.a.warning == "second")
    }

    /// Overall validity and the errors agree with the rules taken one by one, whatever is edited.
    @Test func agreesWithTheRulesTakenOneByOne() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            let bounds = (0..<12).map { _ in (field: Int.random(in: 0..<3, using: &random), bound: Int.random(in: -3...3, using: &random)) }
            let model = FormModel { model in
                model.c.onlyWhen(model.flag.reactive.value)
                for (index, rule) in bounds.enumerated() {
                    let field = [model.a, model.b, model.c][rule.field]
                    model.form.require(.reading(field) { [bound = rule.bound] in $0 > bound }, on: field, else: "\(index)")
                }
            }
            _ = model.errors
            for _ in 0..<30 {
                model.update { model in
                    if Bool.random(using: &random) { model.flag.value.toggle() }
                    let field = [model.a, model.b, model.c].randomElement(using: &random) ?? model.a
                    field.value = Int.random(in: -4...4, using: &random)
                }
                let fields = [model.a, model.b, model.c]
                let failing = bounds.indices.filter {
                    fields[bounds[$0].field].isActive && fields[bounds[$0].field].value <= bounds[$0].bound
                }
                let first = (0..<3).compactMap { field in failing.first { bounds[$0].field == field } }
                let shown = first.filter { fields[bounds[$0].field].isTouched }
                #expect(model.isValid == failing.isEmpty)
                #expect(model.errors == shown.sorted().map(String.init))
                #expect(model.firstInvalidField === failing.first.map { fields[bounds[$0].field] })
            }
        }
    }
}
