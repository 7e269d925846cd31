import Testing

@testable import FlowSpec
