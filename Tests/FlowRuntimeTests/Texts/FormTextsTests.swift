import FlowRuntime
import Foundation
import ReactiveCore
import Testing

/// Everything that a form says is in the language of its locale, and follows it.
@MainActor @Suite struct FormTextsTests {
    static func text(_ name: String) -> FlowText { ["en": "en \(name)", "de": "de \(name)"] }

    @Test func rulesFollowTheLocale() {
        let model = FormModel { model in
            model.form.locale = Locale(identifier: "de")
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: FlowMessage(Self.text("a")))
            model.form.require(.reading(model.b) { $0 > 0 }, on: model.b, else: .reading(model.b) { Self.text("b \($0)") })
            model.form.require(.reading(model.a, model.b) { $0 + $1 > 0 }, else: FlowMessage(Self.text("sum")))
            model.form.warn(unless: .reading(model.c) { $0 > 0 }, on: model.c, saying: FlowMessage(Self.text("c")))
        }
        for field in [model.a, model.b, model.c] { field.touch() }
        #expect(model.errors == ["de a", "de b 0", "de sum"] && model.c.warning == "de c")
        let seen = Recorder<[String]>()
        model.form.reactive.errors.observe { seen($0) }
        model.form.locale = Locale(identifier: "en")
        #expect(seen.events == [["en a", "en b 0", "en sum"]] && model.form.locale == Locale(identifier: "en"))
        #expect(model.c.warning == "en c" && model.a.errors == ["en a"])
        model.b.value = -1
        #expect(model.b.error == "en b -1")
    }

    @Test func failuresFollowTheLocale() async throws {
        let (placed, unplaced, thrown) = (FlowCommand<Void, Void>(), FlowCommand<Void, Void>(), FlowCommand<String, Void>())
        let model = FormModel { model in
            model.form.locale = Locale(identifier: "de")
            placed.performs(on: model) { model, _ in .fails(Self.text("placed"), on: model.a) }
            unplaced.performs(on: model) { _, _ in .fails(Self.text("unplaced")) }
            thrown.performs(on: model) { _, _, _ in
                .call {
                    throw CancellationProblem()
                } then: { _, _, _ in
                    .done
                }
            } onFailure: { _, _, input, _ in
                .failed(Self.text("thrown \(input)"))
            }
        }
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["de placed"]))) { try await placed.run() }
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["de unplaced"]))) { try await unplaced.run() }
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["de thrown it"]))) { try await thrown.run("it") }
        #expect(model.errors == ["de placed", "de unplaced", "de thrown it"] && placed.error == "de placed")
        model.form.locale = Locale(identifier: "en-GB")
        #expect(
            model.errors == ["en placed", "en unplaced", "en thrown it"] && placed.error == "en placed" && thrown.error == "en thrown it")
        #expect(model.a.error == "en placed")
    }

    struct CancellationProblem: Error {}

    @Test func valuesFollowTheLocaleAndKeepNothingAlive() {
        weak var weakModel: FormModel?
        let text: Property<String>
        do {
            let model = FormModel { $0.form.locale = Locale(identifier: "en") }
            text = model.form.text(.reading(model.flag) { $0 ? Self.text("on") : Self.text("off") })
            #expect(text.value == "en off")
            model.flag.value = true
            #expect(text.value == "en on")
            model.form.locale = Locale(identifier: "de-AT")
            #expect(text.value == "de on")
            weakModel = model
        }
        #expect(weakModel == nil && text.value == "de on")
    }

    @Test func theAppReplacesTexts() {
        let model = FormModel { model in
            model.form.locale = Locale(identifier: "de")
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: FlowMessage(Self.text("a")))
            model.form.require(.reading(model.b) { $0 > 0 }, on: model.b, else: "b")
        }
        model.a.touch()
        model.b.touch()
        #expect(model.errors == ["de a", "b"])
        model.form.replacesTexts { text in ["en a": "A!", "b": nil][text.main] ?? nil }
        #expect(model.errors == ["A!", "b"])
        model.form.locale = Locale(identifier: "en")
        #expect(model.errors == ["A!", "b"])
        model.form.replacesTexts { $0 == "b" ? "B!" : nil }
        #expect(model.errors == ["en a", "B!"])
    }
}
