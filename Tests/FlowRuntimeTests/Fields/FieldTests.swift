import FlowRuntime
import ReactiveCore
import Testing

@MainActor @Suite struct FieldTests {
    @Test func keepsWhatWasTyped() {
        let field = Field("", normalized: [.trimmed, .lowercased])
        field.text = " Ada "
        #expect(field.text == " Ada " && field.value == "ada")
        field.value = " Bob "
        #expect(field.text == " Bob " && field.value == "bob")
    }

    @Test func hasOneTextAndValueWithoutNormalisation() {
        let field = Field("x", isSecret: true)
        #expect(field.text == "x" && field.value == "x" && field.isSecret)
        field.text = " y"
        #expect(field.value == " y")
    }

    @Test func normalisesItsStartValue() {
        let field = Field(" A ", normalized: .trimmed)
        #expect(field.startValue == "A" && field.value == "A" && field.text == "A")
    }

    @Test func announcesATextWithAnEqualValue() {
        let field = Field("", normalized: .trimmed)
        let values = Recorder<String>()
        let observation = field.reactive.value.observe { values($0) }
        field.text = "a"
        field.text = "a "
        field.text = "b"
        #expect(values.events == ["a", "b"])
        observation.dispose()
    }

    @Test func isTouchedByEditsAndByLeaving() {
        let (edited, left, untouched) = (Field(0), Field(0), Field(0))
        edited.value = 0
        left.touch()
        #expect(edited.isTouched && left.isTouched && !untouched.isTouched)
        #expect(edited.reactive.isTouched.value)
    }

    @Test func readsItsStartValueWhileInactive() {
        let (isOn, field) = (Field(true), Field(1))
        field.onlyWhen(isOn.reactive.value)
        let values = Recorder<Int>()
        let observation = field.reactive.value.observe { values($0) }
        #expect(field.isActive && field.valueIfActive == 1)
        field.value = 5
        isOn.value = false
        #expect(!field.isActive && field.value == 1 && field.valueIfActive == nil && field.reactive.valueIfActive.value == nil)
        field.value = 7
        #expect(field.value == 1)
        isOn.value = true
        #expect(field.isActive && field.value == 7 && field.valueIfActive == 7 && field.reactive.valueIfActive.value == 7)
        #expect(values.events == [5, 1, 7])
        observation.dispose()
    }

    @Test func isInactiveWithTheFieldThatItDependsOn() {
        let (isOn, second, third) = (Field(true), Field(false), Field("start"))
        second.onlyWhen(isOn.reactive.value)
        third.onlyWhen(second.reactive.value)
        second.value = true
        third.value = "x"
        #expect(third.value == "x")
        isOn.value = false
        #expect(third.value == "start" && !third.isActive)
        isOn.value = true
        #expect(third.value == "x")
    }

    @Test func givesItsReactiveSide() {
        let field = Field(0)
        #expect(field.reactive.isActive.value && field.reactive.isValid.value && field.reactive.errors.value == [])
        #expect(field.reactive.error.value == nil && field.reactive.warning.value == nil)
    }

    @Test func followsItsPropertyAsAsyncSequence() async {
        let field = Field(0)
        var values: [Int] = []
        let listening = Task { @MainActor in
            var values: [Int] = []
            for await value in field.reactive.value.values {
                values.append(value)
                if value == 2 { break }
            }
            return values
        }
        for value in 1...2 {
            for _ in 0..<20 { await Task.yield() }
            field.value = value
        }
        values = await listening.value
        #expect(values == [0, 1, 2])
    }
}
