import FlowRuntime

/// How a run of a command ended, as whoever waits for it is told.
enum Ending: Equatable {
    case succeeded
    case failed([String])
    case disabled
    case cancelled
}

extension FlowCommand where Input == Void {
    /// Runs the command and tells how that ended.
    @MainActor func ending() async -> Ending {
        do {
            try await run()
            return .succeeded
        } catch {
            switch error {
            case .disabled: return .disabled
            case .cancelled: return .cancelled
            case .failed(let failure): return .failed(failure.messages)
            }
        }
    }
}
