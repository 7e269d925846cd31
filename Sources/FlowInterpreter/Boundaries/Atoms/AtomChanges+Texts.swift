import FlowSpec

extension AtomChanges {
    /// Texts on both sides of a question about a text.
    func texts(_ member: BuiltInMember, _ base: TypedExpression, _ arguments: [TypedExpression.Argument], _ state: [Edit]) -> Changes {
        var changes = Changes()
        for field in editableFields(of: base) where field.type.unwrapped == .string {
            let (core, texts) = texts(member, arguments.first?.value, field, state)
            changes.core += core.map { [Edit(field, .string($0))] }
            changes.texts += texts.map { [Edit(field, .string($0))] }
        }
        return changes
    }

    private func texts(
        _ member: BuiltInMember, _ argument: TypedExpression?, _ field: Field, _ state: [Edit]
    ) -> (core: [String], texts: [String]) {
        switch member.name {
        case "isEmpty":
            let filler = field.normalizations.contains(.digits) ? "1" : "a"
            let blank = field.normalizations.contains(.trimmed) || field.normalizations.contains(.digits) ? [" "] : []
            // A mark without a letter below it is a character, too.
            return (["", filler] + blank, field.normalizations.contains(.digits) ? ["٣"] : ["👍🏽", "\u{301}", "ש"])
        case "isEmail":
            return (["a@example.com", "nobody", "nobody@", "@example.com"], ["👍@example.com", "e\u{301}@example.com", "ש@example.com"])
        case "isURL":
            return (["https://example.com", "http://example.com", "example.com", "https://"], ["https://example.com/ש"])
        case "isLuhn":
            let zeros = [11, 12, 19, 20].map { String(repeating: "0", count: $0) }
            return (["4111 1111 1111 1111", "4111 1111 1111 1112"] + zeros, [])
        case "matches": return matching(argument, field, state)
        default: return containing(member, argument, state)
        }
    }

    /// Texts that match, each also with a character less and one more; of a regex that is too difficult for examples, what scenarios enter.
    private func matching(_ argument: TypedExpression?, _ field: Field, _ state: [Edit]) -> (core: [String], texts: [String]) {
        guard case .regex(let literal)? = argument?.kind, let regex = program.regexes.regex(for: literal.pattern) else { return ([], []) }
        let known = entered.ofScenarios(field).compactMap { if case .value(.string(let text)) = $0 { text } else { nil } }
        func matches(_ text: String) -> Bool { ((try? regex.wholeMatch(in: text)) ?? nil) != nil }
        let examples = RegexExamples.texts(of: literal.pattern)
        guard let match = examples.first(where: matches) ?? known.first(where: matches), let last = match.last else { return (known, []) }
        let core = examples.contains(where: matches) ? examples : [match, String(match.dropLast()), match + String(last)] + known
        return (core, ["👍🏽", "\u{301}", "ש"].map { match.dropLast() + $0 })
    }

    /// Texts around one that has to be in them.
    private func containing(
        _ member: BuiltInMember, _ argument: TypedExpression?, _ state: [Edit]
    ) -> (core: [String], texts: [String]) {
        guard let argument,
            let text = trial.read(after: [state], { flow throws(Interruption) in try flow.value(of: argument).string }), !text.isEmpty
        else { return ([], []) }
        return ([text, String(text.dropLast()), text + "1", "1" + text], ["ש" + text + "ש"])
    }

    // MARK: Comparisons

    /// What is compared with, and something else; of two fields, texts that are equal and differ in their scalars.
    func texts(comparing left: TypedExpression, _ right: TypedExpression, _ state: [Edit]) -> Changes {
        var changes = Changes()
        for (side, other) in [(left, right), (right, left)] {
            guard let field = field(readBy: side) else { continue }
            let compared = trial.read(after: [state]) { flow throws(Interruption) in try flow.value(of: other).string }
            guard let compared else { continue }
            if let partner = self.field(readBy: other) {
                guard side.range == left.range, partner.name != field.name else { continue }
                changes.core += Self.pairs(compared).map { [Edit(field, .string($0)), Edit(partner, .string($1))] }
                changes.texts.append([Edit(field, .string("e\u{301}")), Edit(partner, .string("\u{E9}"))])
            } else {
                changes.core += [compared, Self.different(compared)].map { [Edit(field, .string($0))] }
            }
        }
        return changes
    }

    /// The field whose value the expression is; nil if it is something else, or a field that commands set.
    private func field(readBy expression: TypedExpression) -> Field? {
        switch expression.kind {
        case .optionalPromotion(let inner): return field(readBy: inner)
        case .reference(let reference, _) where reference.kind == .field && reference.state == nil:
            let field = editableFields(of: expression).first
            return field?.type.unwrapped == .string ? field : nil
        default: return nil
        }
    }

    private static func pairs(_ text: String) -> [(String, String)] {
        let text = text.isEmpty ? "a" : text
        return [(text, text), (different(text), text)]
    }

    /// The text with another first letter; one that differs only in its case, if there is one.
    private static func different(_ text: String) -> String {
        guard let first = text.first else { return "a" }
        let changed = first.uppercased() == String(first) ? first.lowercased() : first.uppercased()
        return changed == String(first) ? text + "1" : changed + text.dropFirst()
    }
}
