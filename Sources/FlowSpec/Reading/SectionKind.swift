/// The sections that a spec may have.
public enum SectionKind: String, CaseIterable, Sendable {
    case types = "Types"
    case services = "Services"
    case fields = "Fields"
    case values = "Values"
    case rules = "Rules"
    case validations = "Validations"
    case steps = "Steps"
    case outcomes = "Outcomes"
    case commands = "Commands"
    case scenarios = "Scenarios"
    case notes = "Notes"
}
