import FlowRuntime
import FlowTesting
import ViewModels

/// Somebody who fills a basket, and asks for everything to be undone.
@MainActor final class Shopper: Owner {
    private var random: SeededNumbers
    private let tally: Tally
    private let services: RandomServices
    private let clock = TestClock()
    private let model: CheckoutViewModel

    init(_ seed: UInt64, _ tally: Tally) {
        random = SeededNumbers(seed: seed)
        services = RandomServices(seed: seed, tally)
        model = CheckoutViewModel(services: services, clock: clock)
        self.tally = tally
        tally.owners += 1
    }

    var parts: [AnyObject] {
        [
            model, model.form, model.items, model.billing, model.delivery, model.order, model.billing.form, model.delivery.form,
            model.billing.city, model.delivery.city, services, clock,
        ] + model.items.map { $0 as AnyObject }
    }

    func act() async {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: edit { $0.items.add { $0.article.text = "Lamp" } }
        case 1: edit { if let item = $0.items.randomElement(using: &random) { $0.items.remove(item) } }
        case 2:
            edit {
                guard !$0.items.isEmpty else { return }
                let places = $0.items.indices
                $0.items.move(
                    from: Int.random(in: places, using: &random), to: Int.random(in: places, using: &random))
            }
        case 3, 4:
            edit {
                $0.items.randomElement(using: &random)?.quantity.text = ["1", "2", "x", ""].randomElement(using: &random) ?? ""
            }
        case 5: edit { $0.items.randomElement(using: &random)?.price.value = Int.random(in: 0...9_000, using: &random) }
        case 6, 7: edit { address($0).postcode.text = ["10115", "53111", "1"].randomElement(using: &random) ?? "" }
        case 8: edit { address($0).city.text = ["Berlin", "Bonn"].randomElement(using: &random) ?? "" }
        case 9: edit { $0.isDeliveredElsewhere.value.toggle() }
        case 10:
            edit { model in
                model.billing.name.text = "Anna"
                model.billing.street.text = "Long Street 1"
            }
        case 11: edit { if random.happens(onceIn: 3) { $0.redo() } else { $0.undo() } }
        case 12: if model.order.start() { tally.started += 1 }
        case 13 where model.order.isExecuting:
            model.order.cancel()
            tally.cancelled += 1
        case 14: await clock.advance(by: .milliseconds(Int.random(in: 1...300, using: &random)))
        default: await Task.yield()
        }
    }

    private func edit(_ body: (CheckoutViewModel) -> Void) {
        body(model)
        tally.edits += 1
    }

    private func address(_ model: CheckoutViewModel) -> AddressViewModel {
        Bool.random(using: &random) ? model.billing : model.delivery
    }

    var violation: String? {
        if services.repeatedCall == "order" { return "an order was placed while it was being placed" }
        if model.isPending && model.isValid { return "the form was valid while it was pending" }
        if model.billing.isPending && model.billing.isValid { return "an address was valid while it was pending" }
        if model.order.isExecuting && model.order.isEnabled { return "an order could be placed while it was being placed" }
        if model.items.count > 3 { return "there were more items than the basket takes" }
        if model.total != model.subtotal + model.shipping { return "the total was not the sum" }
        if model.subtotal != model.items.reduce(0, { $0 + $1.total }) { return "the subtotal was not that of the items" }
        if model.destination != (model.isDeliveredElsewhere.value ? model.delivery : model.billing).line {
            return "the destination was not that of the address"
        }
        return nil
    }
}
