import FlowRuntime
import FlowTesting
import Foundation
import Observation
import ReactiveCore
import Testing
import ViewModels

/// Rows that are added, removed and moved, and what becomes of them.
@MainActor @Suite struct PartListTests {
    let services = CheckoutServicesStub()
    let clock = TestClock()
    let model: CheckoutViewModel

    init() { model = CheckoutViewModel(services: services, clock: clock, locale: Locale(identifier: "en")) }

    private func add(_ articles: String...) {
        for article in articles {
            model.items.add {
                $0.article.value = article
                $0.price.value = 100
            }
        }
    }

    private var articles: [String] { model.items.map(\.article.value) }

    @Test func takesNoMoreThanItSays() {
        add("a", "b", "c")
        #expect(!model.items.canAdd && model.items.add() == nil && articles == ["a", "b", "c"] && model.items.maximumCount == 3)
        model.items.remove(at: 1)
        #expect(model.items.canAdd && model.items.insert(at: 0) { $0.article.value = "d" } != nil && articles == ["d", "a", "c"])
    }

    @Test func aRowStaysWhatItIsWhereverItStands() throws {
        add("a", "b", "c")
        let (first, last) = (model.items[0], model.items[2])
        last.quantity.text = "none"
        let identities = Set(model.items.map(\.id))
        model.items.move(from: 2, to: 0)
        #expect(model.items[0] === last && model.items[1] === first && Set(model.items.map(\.id)) == identities)
        #expect(model.errors == ["Item 1: Enter a whole number"] && last.errors == ["Enter a whole number"])
        model.items.move(from: 0, to: 2)
        #expect(articles == ["a", "b", "c"] && model.errors == ["Item 3: Enter a whole number"])
    }

    @Test func addingIsOneChange() {
        let seen = Recorder<Int>()
        let observation = model.reactive.subtotal.observe { seen($0) }
        model.items.add {
            $0.price.value = 10
            $0.quantity.value = 5
        }
        model.update {
            $0.items.add { $0.price.value = 1 }
            $0.items.remove(at: 0)
            $0.items.add { $0.price.value = 2 }
        }
        #expect(seen.take() == [50, 3])
        observation.dispose()
    }

    @Test func anObserverMayChangeTheRows() {
        let items = model.items
        let observation = model.reactive.subtotal.observe { subtotal in
            if subtotal > 100, items.count < 3 { items.add { $0.price.value = 1 } }
        }
        add("a", "b")
        #expect(articles == ["a", "b", ""] && model.subtotal == 201)
        observation.dispose()
    }

    @Test func isWatched() {
        let changes = Recorder<String>()
        withObservationTracking {
            _ = model.items.count
        } onChange: {
            MainActor.assumeIsolated { changes("count") }
        }
        withObservationTracking {
            _ = model.items.value
        } onChange: {
            MainActor.assumeIsolated { changes("value") }
        }
        add("a")
        #expect(Set(changes.take()) == ["count", "value"])
        withObservationTracking {
            _ = model.items.map(\.article.value)
        } onChange: {
            MainActor.assumeIsolated { changes("row") }
        }
        model.items[0].article.value = "b"
        #expect(changes.take() == ["row"])
    }

    @Test func aRemovedRowDoesNotCountAnyMore() {
        add("a", "b")
        let row = model.items[0]
        row.quantity.value = 0
        #expect(!model.isValid && !model.items.isValid)
        model.items.remove(row)
        model.items.remove(row)
        #expect(model.items.isValid && model.errors == [] && articles == ["b"] && !row.isActive && row.isValid)
        row.quantity.value = 5
        #expect(model.subtotal == 100)
    }

    @Test func resettingTakesTheRowsAway() {
        add("a")
        model.coupon.text = "summer"
        #expect(model.items.isDirty && model.items.isTouched)
        model.reset()
        #expect(model.items.isEmpty && !model.items.isDirty && !model.items.isTouched && model.errors == [] && model.coupon.value == "")
    }

    @Test func theFirstInvalidFieldMayBeInARow() {
        add("a", "")
        #expect(model.firstInvalidField === model.items[1].article)
        model.items.remove(at: 1)
        #expect(model.firstInvalidField === model.billing.name)
        model.items[0].price.value = 0
        #expect(model.firstInvalidField === model.items)
    }

    // MARK: Snapshots

    @Test func comesBackWithItsRows() {
        add("a", "b")
        let rows = Array(model.items)
        rows[1].quantity.text = "x"
        let before = model.snapshot
        model.items.remove(at: 0)
        rows[1].quantity.text = "3"
        add("c")
        let after = model.snapshot
        #expect(after != before && after.items.rows.map(\.article.value) == ["b", "c"])
        model.restore(before)
        #expect(model.snapshot == before && articles == ["a", "b"] && model.items[1] === rows[1] && rows[1].quantity.text == "x")
        model.restore(after)
        #expect(model.snapshot == after && articles == ["b", "c"] && model.items[0] === rows[1])
    }

    @Test func takesRowsThatWereMadeOfValues() {
        add("a")
        let item = ItemViewModel()
        item.article.value = "z"
        item.quantity.value = 2
        item.price.value = 7
        let row = item.snapshot
        var snapshot = model.snapshot
        snapshot.items = PartListSnapshot([row, row])
        model.restore(snapshot)
        #expect(articles == ["z", "z"] && model.subtotal == 28 && model.snapshot.items == PartListSnapshot([row, row]))
    }

    /// What was taken comes back in one change, whatever has happened to the rows.
    @Test(arguments: 0..<20 as Range<UInt64>) func whatWasTakenComesBack(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let changes = Recorder<[Item.Value]>()
        let observation = model.items.reactive.value.observe { changes($0) }
        var taken = [model.snapshot]
        for _ in 0..<40 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1: add(["a", "b"].randomElement(using: &random) ?? "")
            case 2: if !model.items.isEmpty { model.items.remove(at: Int.random(in: 0..<model.items.count, using: &random)) }
            case 3: model.items.randomElement(using: &random)?.quantity.text = ["1", "2", "x"].randomElement(using: &random) ?? ""
            case 4:
                if !model.items.isEmpty {
                    model.items.move(
                        from: Int.random(in: 0..<model.items.count, using: &random),
                        to: Int.random(in: 0..<model.items.count, using: &random))
                }
            default:
                _ = changes.take()
                let chosen = taken.randomElement(using: &random) ?? model.snapshot
                model.restore(chosen)
                #expect(model.snapshot == chosen && changes.take().count <= 1)
            }
            #expect(
                model.items.value == model.items.map(\.value)
                    && model.items.isValid == model.items.allSatisfy { $0.isValid && $0.price.value > 0 } || model.items.isEmpty)
            taken.append(model.snapshot)
        }
        observation.dispose()
    }
}
