import FlowSpec

/// Something that a derived property reads: where it comes from, and how the closure calls it.
struct ReadSource: Equatable {
    /// What is given to `.reading(…)`: `email`, `email.reactive.isActive`.
    let source: String
    /// The same as a property by itself: `email.reactive.value`.
    let property: String
    /// The closure's parameter: `email`, `emailIsActive`.
    private(set) var parameter: String
    /// Whether it is a field or a list that reads as nil while it is inactive.
    var isNilWhenInactive: Bool { source.hasSuffix(".valueIfActive") }
    /// The type of what is read.
    private(set) var type = ValueType.unknown

    /// What the expressions read, each once, in the order of first reading; their parameters differ.
    static func sources(of expressions: [TypedExpression]) -> [ReadSource] {
        var sources: [ReadSource] = []
        for expression in expressions {
            expression.visit { part in
                guard case .reference(let reference, let readsAsNil) = part.kind,
                    var source = ReadSource(reference, readsAsNilWhenInactive: readsAsNil),
                    !sources.contains(where: { $0.source == source.source })
                else { return }
                source.type = part.type
                sources.append(source)
            }
        }
        // `email.isActive` is called `emailIsActive`, and so may a field be.
        var names: Set<String> = []
        for index in sources.indices {
            let name = sources[index].parameter
            var number = 2
            while !names.insert(sources[index].parameter).inserted {
                sources[index].parameter = "\(name)\(number)"
                number += 1
            }
        }
        return sources
    }

    /// How the closure that reads `sources` calls this one.
    func parameter(among sources: [ReadSource]) -> String {
        sources.first { $0.source == source }?.parameter ?? parameter
    }

    /// Nothing for what is no observable value: locals, the clock, and what never changes.
    init?(_ reference: Reference, readsAsNilWhenInactive: Bool) {
        let names = reference.path.compactMap { if case .name(let name) = $0 { name } else { nil } }
        // `billing.city` is called `billingCity`.
        let name = names.dropFirst().reduce(names.first ?? "") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
        let member = FlowSpelling.path(FlowSpelling.path(reference.path))
        switch (reference.kind, reference.state) {
        case (.field, nil) where readsAsNilWhenInactive, (.partList, nil) where readsAsNilWhenInactive:
            self.init("\(member).reactive.valueIfActive", as: name + "IfActive")
        case (.part, nil) where readsAsNilWhenInactive:
            self.init("\(member).form.ifActive(\(member).reactive.value)", as: name + "IfActive")
        case (.field, nil), (.partList, nil):
            self.init(source: member, property: "\(member).reactive.value", parameter: name)
        case (.part, nil):
            self.init("\(member).reactive.value", as: name)
        case (.value, nil):
            let owner = reference.path.count > 1 ? FlowSpelling.path(FlowSpelling.path(reference.path.dropLast())) + "." : ""
            self.init("\(owner)reactive.\(SwiftKeywords.escapedMember(names.last ?? ""))", as: name)
        case (.steps, let state?):
            self.init("steps.reactive.\(state.memberName)", as: "steps" + state.memberName.capitalizedFirst)
        case (.step, let state?):
            let step = names.first ?? ""
            self.init(
                "steps[.\(SwiftKeywords.escapedMember(step))].reactive.\(state.memberName)", as: step + state.memberName.capitalizedFirst)
        case (.flow, let state?):
            self.init("form.reactive.\(state.rawValue)", as: state.rawValue)
        case (.field, let state?), (.part, let state?), (.partList, let state?), (.command, let state?):
            self.init("\(member).reactive.\(state.rawValue)", as: name + state.rawValue.capitalizedFirst)
        default: return nil
        }
    }

    /// A field or a part of the flow, by its name alone.
    init(member name: String, isPart: Bool) {
        let member = SwiftKeywords.escaped(name)
        self.init(source: isPart ? "\(member).reactive.value" : member, property: "\(member).reactive.value", parameter: name)
    }

    private init(_ property: String, as parameter: String) {
        self.init(source: property, property: property, parameter: parameter)
    }

    private init(source: String, property: String, parameter: String) {
        self.source = source
        self.property = property
        self.parameter = parameter
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
