extension Adapters { @MainActor static func oneTimeCode() -> CompiledFlow { fatalError() } }
