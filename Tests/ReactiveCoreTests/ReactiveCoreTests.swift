import Testing

@testable import ReactiveCore
