import FlowRuntime
import ReactiveCore
import Testing

@MainActor @Suite struct ResetTests {
    @Test func happensWhenTheStoredValueDiffers() {
        let (source, target) = (Field(0), Field(10))
        target.resets(whenChanged: source)
        target.value = 11
        source.value = 0
        #expect(target.value == 11 && target.isTouched)
        source.value = 1
        #expect(target.value == 10 && !target.isTouched)
    }

    @Test func happensWhenAnyOfSeveralChanges() {
        let (first, second, target) = (Field(0), Field(""), Field(10))
        target.resets(whenChanged: first, second)
        target.value = 11
        second.value = "a"
        #expect(target.value == 10)
        target.value = 11
        first.value = 1
        #expect(target.value == 10)
    }

    @Test func comparesValuesAndNotTexts() {
        let (source, target) = (Field("", normalized: .digits), Field(0))
        target.resets(whenChanged: source)
        source.text = "41"
        target.value = 1
        source.text = "4 1"
        #expect(target.value == 1)
        source.text = "4 2"
        #expect(target.value == 0)
    }

    /// Assignments in order, each with its resets: what is assigned after the reset stays.
    @Test func happensAtEachAssignment() {
        let model = FormModel { $0.b.resets(whenChanged: $0.a) }
        let values = Recorder<Int>()
        let observation = model.b.reactive.value.observe { values($0) }
        model.update {
            $0.b.value = 1
            $0.a.value = 1
            #expect($0.b.value == 0)
            $0.b.value = 2
        }
        #expect(model.b.value == 2)
        model.update {
            $0.b.value = 3
            $0.a.value = 2
        }
        #expect(model.b.value == 0)
        model.update {
            $0.b.value = 4
            $0.a.value = 9
            $0.a.value = 2
        }
        #expect(model.b.value == 0)
        #expect(values.events == [2, 0])
        observation.dispose()
    }

    @Test func goesOnAlongAChain() {
        let fields = (0..<300).map { _ in Field(0) }
        for (field, following) in zip(fields, fields.dropFirst()) { following.resets(whenChanged: field) }
        for field in fields { field.value = 1 }
        #expect(fields.allSatisfy { $0.value == 1 })
        fields[0].value = 2
        #expect(fields[0].value == 2 && fields.dropFirst().allSatisfy { $0.value == 0 })
    }

    @Test func endsAlongACycle() {
        let (first, second) = (Field(0), Field(0))
        second.resets(whenChanged: first)
        first.resets(whenChanged: second)
        first.value = 1
        #expect(first.value == 1 && second.value == 0)
        second.value = 1
        #expect(first.value == 0 && second.value == 0)
        first.resets(whenChanged: first)
        first.value = 3
        #expect(first.value == 0)
    }

    @Test func doesNotHappenWhenAFieldBecomesInactive() {
        let (isOn, source, target) = (Field(true), Field(0), Field(0))
        source.onlyWhen(isOn.reactive.value)
        target.resets(whenChanged: source)
        source.value = 5
        target.value = 1
        isOn.value = false
        #expect(target.value == 1)
        source.value = 6
        #expect(target.value == 0)
    }

    @Test func bringsTheTextBack() {
        let (source, target) = (Field(0), Field("", normalized: .trimmed))
        target.resets(whenChanged: source)
        target.text = " "
        source.value = 1
        #expect(target.text == "")
    }

    @Test func outlivesTheFieldThatWouldBeReset() {
        let source = Field(0)
        weak var weakTarget: Field<Int>?
        do {
            let target = Field(0)
            target.resets(whenChanged: source)
            weakTarget = target
        }
        #expect(weakTarget == nil)
        source.value = 1
        #expect(source.value == 1)
    }

    @Test func takesEverythingBackToTheStart() {
        let model = FormModel { model in
            model.form.require(.reading(model.a) { $0 > 9 }, on: model.a, else: "more")
        }
        model.a.value = 1
        model.text.text = " x "
        #expect(model.errors == ["more"])
        model.reset()
        #expect(model.a.value == 0 && model.text.text == "" && !model.a.isTouched && model.errors == [])
    }
}
