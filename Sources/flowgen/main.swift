import FlowSwift
