import FlowMarkdown

/// `## Steps`: the pages of a wizard, in their order.
enum FormStepsReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [FormStepSyntax] {
        var steps: [FormStepSyntax] = []
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            // What stands under a step is read even behind a mistake: it may have mistakes of its own.
            let (members, translations) = members(items, &diagnostics)
            if let step = step(&cursor, members, translations, &diagnostics) {
                steps.append(step)
            } else {
                for member in members { diagnostics.noteUnreadable(member) }
            }
        }
        return steps
    }

    private static func step(
        _ cursor: inout StatementCursor, _ members: [Name], _ translations: [ListItem], _ diagnostics: inout Diagnostics
    ) -> FormStepSyntax? {
        guard let span = cursor.takeCode() else {
            diagnostics.error(
                .missingCodeSpan, "a step is expected here, its name in a code span and then its title, such as `address`: Your address",
                at: cursor.place)
            return nil
        }
        let name = Name.parse(span.content, &diagnostics)
        if name == nil { diagnostics.noteUnreadable(span) }
        var attributes: [FormStepAttribute] = []
        while cursor.takeComma() {
            guard case .value(let attribute) = phrases.read(&cursor, &diagnostics) else {
                diagnostics.noteUnreadable(span)
                return nil
            }
            attributes.append(attribute)
        }
        guard cursor.isAtEnd || cursor.takeColon() else {
            StatementReader.expectEnd(cursor, "a comma and a phrase, or a colon and the title of the step,", &diagnostics)
            return nil
        }
        let rest = cursor.takeRest()
        guard !rest.isEmpty else {
            diagnostics.error(
                .missingMessage, "a step has a title, which stands behind a colon: `\(span.content.text)`: Your address",
                at: cursor.placeAfterPrevious)
            return nil
        }
        guard let title = MessageReader.read(rest, translations, &diagnostics), let name else { return nil }
        return FormStepSyntax(name: name, attributes: attributes, title: title, members: members, range: cursor.range)
    }

    /// The fields that items name, and the other items, which are the title in other languages.
    private static func members(_ items: [ListItem], _ diagnostics: inout Diagnostics) -> (members: [Name], others: [ListItem]) {
        var members: [Name] = []
        let others = items.filter { item in
            guard case .paragraph(let paragraph)? = item.blocks.first, paragraph.fragments.first.map(\.isCode) == true else { return true }
            StatementReader.forEachItem([item], &diagnostics) { cursor, nested, diagnostics in
                StatementReader.expectNoItems(nested, under: "a field of a step", &diagnostics)
                repeat {
                    guard let span = cursor.takeCode() else {
                        diagnostics.error(.missingCodeSpan, "a field is expected in a code span, such as `email`", at: cursor.place)
                        return
                    }
                    members += [Name].parse(span.content, &diagnostics) ?? []
                } while cursor.takeComma()
                StatementReader.expectEnd(cursor, "a comma and the next field, or the end of the item,", &diagnostics)
            }
            return false
        }
        return (members, others)
    }

    static let phrases = PhraseTable<FormStepAttribute>(
        owner: "a step",
        phrases: [
            Phrase(
                "only when <condition>", "otherwise the step is skipped, and the fields in it are inactive",
                example: "1. `card`, only when `plan == .paid`: Your card"
            ) { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }
                    .map { FormStepAttribute(kind: .onlyWhen($0), range: match.range) }
            }
        ])
}

extension Fragment {
    fileprivate var isCode: Bool {
        if case .code = self { true } else { false }
    }
}
