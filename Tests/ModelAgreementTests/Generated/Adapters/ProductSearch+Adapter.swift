extension Adapters { @MainActor static func productSearch() -> CompiledFlow { fatalError() } }
