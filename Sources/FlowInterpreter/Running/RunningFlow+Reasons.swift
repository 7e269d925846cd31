import FlowChecks
import FlowMarkdown
import FlowSpec
import Foundation

/// Why a command cannot be started.
public struct DisabledReason: Equatable, Sendable {
    /// In words for the user.
    public let message: String
    /// What the spec says about it: the rule that does not hold, the field whose text cannot be read, the condition, or the command.
    public let range: SourceRange
    /// Whether a rule, or a field that is typed as text, says the message.
    public let isObstacle: Bool
}

extension RunningFlow {
    /// Why starting the command would not run it; nothing if it is enabled.
    public func reasonsForBeingDisabled(_ command: String) throws(Interruption) -> [DisabledReason] {
        guard let index = program.commands[command] else { return [] }
        return try reasonsForBeingDisabled(index)
    }

    func reasonsForBeingDisabled(_ index: Int) throws(Interruption) -> [DisabledReason] {
        let command = program.flow.commands[index]
        var reasons: [DisabledReason] = []
        if let condition = command.condition, !(try isAllowed(index)) {
            reasons = try obstacles(to: condition)
            if reasons.isEmpty { reasons = [reason(.isImpossible, at: condition.range)] }
        }
        if commands[index].isExecuting, !command.restartsWhileRunning { reasons.append(reason(.isRunning, at: command.name.range)) }
        if commands[index].isResting, let interval = command.interval {
            reasons.append(reason(.isResting(interval: interval), at: command.name.range))
        }
        return reasons
    }

    private func reason(_ text: GeneralText, at range: SourceRange, isObstacle: Bool = false) -> DisabledReason {
        DisabledReason(message: general(text), range: range, isObstacle: isObstacle)
    }

    /// What is said where the spec says nothing.
    func general(_ text: GeneralText) -> String { text.text(in: Locale(identifier: scope.language)) }

    /// What keeps the condition from holding, as far as it reads whether the flow or a field is valid.
    private func obstacles(to condition: TypedExpression) throws(Interruption) -> [DisabledReason] {
        let read = condition.references.map(resolved).filter { $0.state == .isValid }
        if read.contains(where: { $0.kind == .flow }) { return try obstacles(on: nil) }
        let members = read.compactMap { reference -> FlowMember? in
            guard reference.path.count == 1, case .name(let name)? = reference.path.first else { return nil }
            return program.fields[name].map { .field($0) } ?? program.partNumbers[name].map { .part($0) }
        }
        return members.isEmpty ? [] : try obstacles(on: Set(members))
    }

    /// What a value is another name for.
    private func resolved(_ reference: Reference) -> Reference {
        guard reference.kind == .value, reference.state == nil, case .name(let name)? = reference.path.first,
            let index = program.values[name], case .expression(let definition) = program.flow.values[index].definition,
            case .reference(let inner, _) = definition.kind
        else { return reference }
        return resolved(inner)
    }

    /// What the rules say, whether it is shown or not, in their order, then those of parts; and that an answer is waited for, if it is.
    ///
    /// - Parameter some: Only what is wrong with these fields and parts counts; everything if nil.
    private func obstacles(on some: Set<FlowMember>?) throws(Interruption) -> [DisabledReason] {
        let some = some == Set(program.members) ? nil : some
        let counted = parts.indices.filter { some?.contains(.part($0)) ?? true }
        var reasons = try ownObstacles(on: some)
        for number in counted { reasons += try obstacles(inPart: number) }
        for rule in requirements(on: some) where try isPending(rule) {
            return reasons + [reason(.isChecking, at: program.flow.validations.rules[rule].range, isObstacle: true)]
        }
        for number in counted where try isPending(.part(self, number)) {
            return reasons + [reason(.isChecking, at: program.flow.parts[number].name.range, isObstacle: true)]
        }
        return reasons
    }

    private func requirements(on some: Set<FlowMember>?) -> [Int] {
        program.requirements.filter { rule in some.map { marks(rule, someOf: $0) } ?? true }
    }

    private func ownObstacles(on some: Set<FlowMember>?) throws(Interruption) -> [DisabledReason] {
        var found: [(place: Int, reason: DisabledReason)] = []
        for rule in requirements(on: some) {
            guard let message = try complaint(of: rule) else { continue }
            let range = placeInWhole ?? program.flow.validations.rules[rule].range
            found.append((rule, DisabledReason(message: message, range: range, isObstacle: true)))
        }
        for (index, field) in program.flow.fields.enumerated() where some?.contains(.field(index)) ?? true {
            guard !(try isReadable(index)), let message = try complaint(ofUnreadable: index) else { continue }
            let reason = DisabledReason(message: message, range: placeInWhole ?? field.name.range, isObstacle: true)
            found.append((program.rules(onField: index).first ?? .max - 1, reason))
        }
        return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.reason)
    }

    private func marks(_ rule: Int, someOf members: Set<FlowMember>) -> Bool {
        program.ruleMarks[rule].contains { mark in
            if let part = mark.parts.first {
                members.contains(.part(part))
            } else {
                mark.field.map { members.contains(.field($0)) } ?? false
            }
        }
    }

    /// The same of all that is in a part, each under the name that it has in the list of all errors.
    private func obstacles(inPart number: Int) throws(Interruption) -> [DisabledReason] {
        var reasons: [DisabledReason] = []
        for (index, row) in parts[number].rows.enumerated() {
            var inner = try row.ownObstacles(on: nil)
            for part in row.parts.indices { inner += try row.obstacles(inPart: part) }
            let label = inner.isEmpty ? nil : try label(ofRow: index, inPart: number)
            reasons += inner.map { reason in
                label.map { DisabledReason(message: "\($0): \(reason.message)", range: reason.range, isObstacle: true) } ?? reason
            }
        }
        return reasons
    }
}
