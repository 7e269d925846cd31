import FlowSpec

// What is derived is computed when it is read, and kept until something changes that it may have read.
extension RunningFlow {
    /// A result and the state that it was computed from.
    struct Memo<Result> {
        let version: Int
        let result: Result
    }

    /// As far as it is known that the requirements hold.
    struct HeldRequirements {
        var version: Int
        /// The requirements before this rule hold.
        var end = 0
        /// Except for these, for which something has changed.
        var open: [Int] = []
    }

    /// A field holds something else now, or was edited. What does not read it stays as it is.
    func hasChanged(field: Int) {
        guard numberInWhole == nil, let readers = program.readers else { return hasChanged() }
        validity = nil
        forget(readers.ofFields[field], readers)
        forget(readers.ofWhole, readers)
    }

    /// What has been forgotten already was not read by anything that is still known.
    private func forget(_ places: [FollowedExpression], _ readers: Readers) {
        for place in places {
            switch place {
            case .activity(let field):
                guard activities[field] != nil else { continue }
                activities[field] = nil
                forget(readers.ofActivities[field], readers)
            case .value(let value):
                guard values[value] != nil else { continue }
                values[value] = nil
                forget(readers.ofValues[value], readers)
            case .rule(let rule):
                guard rules[rule] != nil else { continue }
                rules[rule] = nil
                changedRules?.append(rule)
                if rule < heldRequirements.end { heldRequirements.open.append(rule) }
                forget(readers.ofRules[rule], readers)
            case .step(let step): stepActivities[step] = nil
            case .part, .enabled: break
            }
        }
    }

    /// Computes all that is derived from fields, so that copies of the flow compute only what their edits change.
    func computeAll() {
        do throws(Interruption) {
            for field in fields.indices { _ = try isActive(field) }
            for value in values.indices { _ = try self.value(ofDerived: value) }
            for rule in rules.indices { _ = try holds(rule) }
            for step in stepActivities.indices { _ = try isThere(step: step) }
            _ = try isValid()
            changedRules = []
        } catch {
            changedRules = nil
        }
    }

    /// Whether all rules hold that are no warnings. They are asked in their order, for what a compiled program would stop at hangs on it; but
    /// those for which nothing has changed are not asked again.
    func requirementsHold() throws(Interruption) -> Bool {
        guard program.waitingRules.isEmpty else {
            for rule in program.requirements where !(try holds(rule)) { return false }
            return true
        }
        if heldRequirements.version != version { heldRequirements = HeldRequirements(version: version) }
        for rule in heldRequirements.open.sorted() where !program.isWarning[rule] {
            guard try holds(rule) else {
                heldRequirements = HeldRequirements(version: version, end: rule)
                return false
            }
        }
        heldRequirements.open = []
        while heldRequirements.end < rules.count {
            if !program.isWarning[heldRequirements.end], !(try holds(heldRequirements.end)) { return false }
            heldRequirements.end += 1
        }
        return true
    }
}
