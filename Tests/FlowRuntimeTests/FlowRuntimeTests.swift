import Testing

@testable import FlowRuntime
