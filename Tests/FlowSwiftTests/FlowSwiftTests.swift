import Testing

@testable import FlowSwift
