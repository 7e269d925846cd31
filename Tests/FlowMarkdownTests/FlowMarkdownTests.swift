import Testing

@testable import FlowMarkdown
