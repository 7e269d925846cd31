extension Adapters {
    @MainActor static func taxRegistration() -> CompiledFlow { fatalError() }
}
