import Synchronization
import ViewModels

/// Services that answer when they like, with what they like, on whatever thread; some throw, and some do not heed a cancellation.
@MainActor final class RandomServices: RegistrationServices, CheckoutServices {
    struct Unavailable: Error {}

    /// Calls that go on and were not cancelled, by the name of the service.
    private let running = Mutex<[String: Int]>([:])
    /// The numbers of the cards that were found to be real.
    private(set) var realCards: Set<String> = []
    private var random: SeededNumbers
    private let tally: Tally

    init(seed: UInt64, _ tally: Tally) {
        random = SeededNumbers(seed: seed)
        self.tally = tally
    }

    /// The service of which two calls go on; nil if there is none.
    var repeatedCall: String? { running.withLock { $0.first { $0.value > 1 }?.key } }

    private func answer(_ service: String) async throws {
        tally.asked += 1
        let delay = Int.random(in: 0...12, using: &random)
        let throwsAfterwards = random.happens(onceIn: 4)
        let heeds = !random.happens(onceIn: 4)
        let call = Call(service, self)
        try await withTaskCancellationHandler {
            defer { call.end() }
            for _ in 0..<delay {
                await Self.elsewhere()
                if heeds { try Task.checkCancellation() }
            }
            if throwsAfterwards { throw Unavailable() }
        } onCancel: {
            call.end()
        }
    }

    /// One call, which is over when it ends or is cancelled, whichever comes first.
    private final class Call: Sendable {
        private let service: String
        private let services: RandomServices
        private let goesOn = Mutex(true)

        init(_ service: String, _ services: RandomServices) {
            self.service = service
            self.services = services
            services.running.withLock { $0[service, default: 0] += 1 }
        }

        func end() {
            let isFirst = goesOn.withLock { goesOn in
                defer { goesOn = false }
                return goesOn
            }
            if isFirst { services.running.withLock { $0[service, default: 0] -= 1 } }
        }
    }

    private nonisolated static func elsewhere() async { await Task.yield() }

    // MARK: The services

    func validateCard(number: String) async throws -> Bool {
        try await answer("validateCard")
        guard Bool.random(using: &random) else { return false }
        realCards.insert(number)
        return true
    }

    func cities(postcode: String) async throws -> [String] {
        try await answer("cities \(postcode)")
        return Bool.random(using: &random) ? ["Berlin"] : ["Bonn"]
    }

    func order(items: [Item.Value], billing: Address.Value, delivery: Address.Value?) async throws -> String {
        try await answer("order")
        return "\(items.count)"
    }
}
