/// What the flow asks for.
public actor Inbox {
    public private(set) var texts: [String] = []

    public init() {}

    func add(_ text: String) { texts.append(text) }
}

public struct InboxServices: FeedbackServices {
    private let inbox: Inbox

    public nonisolated init(inbox: Inbox) { self.inbox = inbox }

    public func send(stars: Int, text: String) async throws { await inbox.add("\(stars): \(text)") }
}
