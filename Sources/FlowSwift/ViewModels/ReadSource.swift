import FlowSpec

/// Something that a derived property reads: where it comes from, and how the closure calls it.
struct ReadSource: Equatable {
    /// What is given to `.reading(…)`: `email`, `email.reactive.isActive`.
    let source: String
    /// The same as a property by itself: `email.reactive.value`.
    let property: String
    /// The closure's parameter: `email`, `emailIsActive`.
    private(set) var parameter: String
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
        let name: String
        if case .name(let first)? = reference.path.first { name = first } else { name = "" }
        let member = SwiftKeywords.escaped(name)
        switch (reference.kind, reference.state) {
        case (.field, nil) where readsAsNilWhenInactive:
            self.init("\(member).reactive.valueIfActive", as: name + "IfActive")
        case (.field, nil):
            self.init(source: member, property: "\(member).reactive.value", parameter: name)
        case (.value, nil):
            self.init("reactive.\(SwiftKeywords.escapedMember(name))", as: name)
        case (.steps, let state?):
            self.init("steps.reactive.\(state.memberName)", as: "steps" + state.memberName.capitalizedFirst)
        case (.step, let state?):
            self.init("steps[.\(SwiftKeywords.escapedMember(name))].reactive.\(state.memberName)", as: name + state.memberName.capitalizedFirst)
        case (.flow, let state?):
            self.init("form.reactive.\(state.rawValue)", as: state.rawValue)
        case (.field, let state?), (.command, let state?):
            self.init("\(member).reactive.\(state.rawValue)", as: name + state.rawValue.capitalizedFirst)
        default: return nil
        }
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
