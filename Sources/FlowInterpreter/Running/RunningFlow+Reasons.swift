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
    func general(_ text: GeneralText) -> String { text.text(in: Locale(identifier: program.flow.language)) }

    /// What keeps the condition from holding, as far as it reads whether the flow or a field is valid.
    private func obstacles(to condition: TypedExpression) throws(Interruption) -> [DisabledReason] {
        let read = condition.references.map(resolved).filter { $0.state == .isValid }
        if read.contains(where: { $0.kind == .flow }) { return try obstacles(on: nil) }
        let fields = read.compactMap { reference -> Int? in
            guard reference.kind == .field, case .name(let name)? = reference.path.first else { return nil }
            return program.fields[name]
        }
        return fields.isEmpty ? [] : try obstacles(on: Set(fields))
    }

    /// What a value is another name for.
    private func resolved(_ reference: Reference) -> Reference {
        guard reference.kind == .value, reference.state == nil, case .name(let name)? = reference.path.first,
            let index = program.values[name], case .expression(let definition) = program.flow.values[index].definition,
            case .reference(let inner, _) = definition.kind
        else { return reference }
        return resolved(inner)
    }

    /// What the rules say, whether it is shown or not, in their order; and that an answer is waited for, if it is.
    ///
    /// - Parameter some: Only what is wrong with these fields counts; everything if nil.
    private func obstacles(on some: Set<Int>?) throws(Interruption) -> [DisabledReason] {
        let rules = program.requirements.filter { rule in some.map { !$0.isDisjoint(with: program.ruleFields[rule]) } ?? true }
        var found: [(place: Int, reason: DisabledReason)] = []
        for rule in rules {
            guard let message = try complaint(of: rule) else { continue }
            found.append((rule, DisabledReason(message: message, range: program.flow.validations.rules[rule].range, isObstacle: true)))
        }
        for (index, field) in program.flow.fields.enumerated() where some?.contains(index) ?? true {
            guard let message = field.typedAsText, !(try isReadable(index)) else { continue }
            let reason = DisabledReason(message: try text(of: message), range: field.name.range, isObstacle: true)
            found.append((program.fieldRules[index].first ?? .max - 1, reason))
        }
        var reasons = found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.reason)
        for rule in rules where try isPending(rule) {
            reasons.append(reason(.isChecking, at: program.flow.validations.rules[rule].range, isObstacle: true))
            break
        }
        return reasons
    }
}
