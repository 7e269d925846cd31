import FlowSpec

/// Makes the table of a rule that asks services: what it says to each answer, and when a service fails.
struct AnswerTable {
    typealias Edit = RunningFlow.Edit

    let finder: BoundaryFinder
    let index: Int

    /// More services would give more combinations of answers than anybody reads.
    private static let serviceLimit = 2

    init(_ finder: BoundaryFinder, rule: Int) {
        self.finder = finder
        index = rule
    }

    private var program: FlowProgram { finder.program }
    private var rule: Rule { program.flow.validations.rules[index] }

    func table() -> BoundaryTable? {
        let services = rule.condition.services
        guard Dependencies(ofRule: index, in: program).isKnown, services.count <= Self.serviceLimit,
            services.allSatisfy({ $0.isAsync && $0.result == .bool }), let field = program.fields(markedBy: index).first,
            let asking = contextOfQuestion()
        else { return nil }
        let context = finder.touching(program.fields(markedBy: index), asking, unless: [])
        let edits = context.compactMap { finder.literal($0) }
        guard edits.count == context.count else { return nil }
        let rows = combinations(services).compactMap { row($0, context, field) }
        guard rows.contains(where: { $0.result != rows[0].result }) else { return nil }
        return BoundaryTable(
            .answers(rule: index), at: rule.condition.range, context: edits,
            columns: services.map { .init(.answer(service: $0.name.text), canFail($0) ? .optional(.bool) : .bool) }, rows: rows,
            resultType: .optional(.string), expectations: [.equals(Reference(.field, path: [.name(rule.fields[0])], state: state))])
    }

    private var state: Reference.State { rule.isWarning ? .warning : .error }

    /// Edits after which the rule has something to ask.
    private func contextOfQuestion() -> [Edit]? {
        let earlier = (program.preconditions[index] ?? []).map { program.flow.validations.rules[$0] }
        let conditions = (earlier + [rule]).flatMap(\.applicability) + earlier.map(\.condition)
        return finder.context(for: conditions) { flow throws(Interruption) in
            if try flow.status(ofAnswer: index) == .pending { return 0 }
            var failing = 1
            for rule in program.preconditions[index] ?? [] where !(try flow.holds(rule)) { failing += 1 }
            return failing
        }
    }

    /// Both answers of every service, and failure instead.
    private func combinations(_ services: [ServiceSignature]) -> [[(ServiceSignature, Bool?)]] {
        services.reduce([[]]) { rows, service in
            let answers: [Bool?] = canFail(service) ? [true, false, nil] : [true, false]
            return rows.flatMap { row in answers.map { row + [(service, $0)] } }
        }
    }

    /// Whether a test can let the service fail: with an error of any kind, or with the first case of its own errors.
    private func canFail(_ service: ServiceSignature) -> Bool { program.flow.typeTable.errorForTests(of: service) != nil }

    private func row(_ answers: [(service: ServiceSignature, answer: Bool?)], _ context: [Edit], _ field: Int) -> BoundaryTable.Row? {
        let given = answers.map { service, answer in
            (service: service.name.text, answer: answer.map { ServiceAnswer.returns(.bool($0)) } ?? .throws(.any))
        }
        guard let flow = finder.trial.run([finder.start, context], showsErrors: true, answers: given) else { return nil }
        let result = Trial.read(flow) { flow throws(Interruption) -> Value? in
            guard try (flow.status(ofAnswer: index) == .pending) == (rule.quietTime != nil) else { return nil }
            if let quietTime = rule.quietTime {
                try flow.advance(by: quietTime - .milliseconds(1))
                // Before the quiet time is over nobody is asked, so that the answers are still there.
                guard answers.allSatisfy({ flow.hasAnswer(of: $0.service.name.text) }) else { return nil }
                try flow.advance(by: .milliseconds(1))
            }
            // An answer to another question, or a question that waits, is nothing that a reader would understand.
            guard try flow.status(ofAnswer: index) != .pending else { return nil }
            return try flow.value(of: state, at: .field(flow, field), rule.range)
        }
        let cells = answers.compactMap { service, answer in
            (answer.map { Value.bool($0) } ?? .none).literal(canFail(service) ? .optional(.bool) : .bool, at: rule.range)
        }
        guard let literal = result?.literal(.optional(.string), at: rule.range), cells.count == answers.count else { return nil }
        return BoundaryTable.Row(cells: cells, result: literal)
    }
}

extension RunningFlow {
    /// Whether the service has been told what to answer, and nobody has asked it since.
    fileprivate func hasAnswer(of service: String) -> Bool { scope.services[service]?.answers.isEmpty == false }
}
