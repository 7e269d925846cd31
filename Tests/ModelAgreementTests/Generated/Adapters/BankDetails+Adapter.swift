extension Adapters {
    @MainActor static func bankDetails() -> CompiledFlow { fatalError() }
}
