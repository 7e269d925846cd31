import FlowSpec
