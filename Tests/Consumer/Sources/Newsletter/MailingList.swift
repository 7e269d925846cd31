public import Flows

/// The addresses, kept in memory.
public actor MailingList {
    private var addresses: Set<String> = []

    public init() {}

    func insert(_ address: String) -> Bool { addresses.insert(address).inserted }
}

/// What the flow asks for.
public struct LiveServices: SubscriptionServices {
    private let list: MailingList

    public nonisolated init(list: MailingList) { self.list = list }

    public func subscribe(email: String) async throws -> Bool { await list.insert(email) }
}
