import FlowSpec

/// A part of a date, for files that cannot import FlowSpec: the run-time library has a `Field`, too.
typealias EnteredPart = Field.DatePart
