import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing
import ViewModels

/// Whatever has happened in between: what was taken is what comes back, in one change.
@MainActor @Suite struct SnapshotLawTests {
    /// What the user sees of the fields.
    struct Screen: Equatable {
        let texts: [String]
        let lists: [[String]]
        let areValid: [Bool]

        @MainActor init(_ model: OrderViewModel) {
            texts = [
                model.query.text, model.article.text, model.quantity.text, model.deliveryDate.text, model.coupon.text, model.code.text,
                model.note.text, model.number.value,
            ]
            lists = [model.articles.value]
            areValid = [model.quantity.isValid, model.deliveryDate.isValid, model.code.isValid, model.article.isValid]
        }
    }

    private static let texts = [
        "", " ", "a", " Lamp ", "abcd", "12x", "1,200", "1200", "7", "12/31/2026", "2026-12-31", "2/30/2026", "123 456 789",
    ]

    private func edit(_ model: OrderViewModel, _ services: OrderServicesStub, _ clock: TestClock, _ random: inout SmallGenerator) async {
        let text = Self.texts.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<12, using: &random) {
        case 0: model.query.text = text
        case 1: model.article.value = text
        case 2: model.quantity.text = text
        case 3: model.quantity.value = Int.random(in: 0..<3, using: &random)
        case 4: model.deliveryDate.text = text
        case 5: model.coupon.text = text
        case 6: model.code.text = text
        case 7: model.note.text = text
        case 8: model.submit.start()
        case 9: await services.submit.returns("A\(text.count)")
        case 10: await services.search.returns([text])
        default: await clock.advance(by: .seconds(1))
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func whatWasTakenComesBack(seed: UInt64) async {
        var random = SmallGenerator(seed: seed)
        let (services, clock) = (OrderServicesStub(), TestClock())
        let model = OrderViewModel(services: services, clock: clock, locale: Locale(identifier: "en-US"))
        let whole = Property.reading(
            model.query, model.articles, model.quantity, model.deliveryDate, model.coupon, model.code, model.note, model.number
        ) { "\($0)\($1)\($2)\($3 as Any)\($4)\($5)\($6)\($7)" }
        let changes = Recorder<String>()
        let observation = whole.observe { changes($0) }
        var taken: [(snapshot: OrderViewModel.Snapshot, screen: Screen)] = [(model.snapshot, Screen(model))]
        for _ in 0..<60 {
            await edit(model, services, clock, &random)
            #expect(model.snapshot == model.snapshot)
            taken.append((model.snapshot, Screen(model)))
            guard Int.random(in: 0..<3, using: &random) == 0, let chosen = taken.randomElement(using: &random) else { continue }
            let touched = [model.query.isTouched, model.quantity.isTouched, model.code.isTouched, model.number.isTouched]
            _ = changes.take()
            // A validation that has waited for an answer may go on then, and touches the fields.
            let isWaiting = model.submit.isExecuting
            model.restore(chosen.snapshot)
            #expect(model.snapshot == chosen.snapshot && Screen(model) == chosen.screen && changes.take().count <= 1)
            #expect(
                isWaiting || touched == [model.query.isTouched, model.quantity.isTouched, model.code.isTouched, model.number.isTouched])
        }
        // Equal snapshots look alike, and others do not.
        for (one, other) in zip(taken, taken.dropFirst()) { #expect((one.snapshot == other.snapshot) == (one.screen == other.screen)) }
        observation.dispose()
    }
}
