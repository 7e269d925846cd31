import FlowMarkdown
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a long run is busy with, on one line of the terminal that goes away at its end.
///
/// Nothing is shown in a pipe or a file, on a terminal that cannot erase, or of a run that is over soon. `NO_COLOR` makes no difference: nothing
/// is coloured.
final class Progress: Sendable {
    private struct State {
        var text = ""
        var shown = ""
        var isOver = false
    }

    private let state = Mutex(State())

    /// So long a run may last until something is shown.
    private static let patience = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    /// Source: ECMA-48, “erase in line”.
    private static let erasure = "\r\u{1B}[K"

    private init() {}

    /// Does some work; what it is busy with is shown until it ends.
    static func showing<Result>(_ work: (Progress) throws -> Result) rethrows -> Result {
        let progress = Progress()
        if Terminal.messages.canErase { progress.begin() }
        defer { progress.end() }
        return try work(progress)
    }

    /// Says what is done now, such as “SignIn” as the third of 40.
    func tell(_ activity: String, _ number: Int, of total: Int) {
        state.withLock { $0.text = "\(number) of \(total): \(activity)" }
    }

    /// The work goes on in its own thread, and can take long between two steps.
    private func begin() {
        Task.detached { [self] in
            try? await Task.sleep(for: Self.patience)
            while draw() { try? await Task.sleep(for: Self.interval) }
        }
    }

    /// Brings the line up to date; false if the work is over.
    private func draw() -> Bool {
        state.withLock { state in
            if state.isOver { return false }
            if state.text != state.shown {
                state.shown = state.text
                Output.message(Self.erasure + Self.line(state.text, width: Terminal.messages.width))
            }
            return true
        }
    }

    private func end() {
        state.withLock { state in
            state.isOver = true
            if !state.shown.isEmpty { Output.message(Self.erasure) }
        }
    }

    /// As much as fits on one line: one that is wrapped could not be erased.
    private static func line(_ text: String, width: Int) -> String {
        let text = String(text.map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0 })
        guard text.columnCount >= width else { return text }
        var line = ""
        for character in text where line.columnCount + character.columnCount < width - 1 { line.append(character) }
        return line + "…"
    }
}
