// The members of texts and dates that the flow language has beyond Swift, which generated code finds here.
@_exported import FlowChecks
