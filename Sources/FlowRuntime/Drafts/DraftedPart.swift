import Foundation
import ReactiveCore

extension Draftable {
    /// The flow as a part of another one's drafts, under a name.
    public func drafted(as name: String) -> DraftedField {
        let form = form
        return DraftedField(
            name: name,
            content: { _ in form.draftedContents.map { .part($0) } },
            read: { draft, locale, reader throws(DraftMismatch) in
                let fields = form.draftedFields
                let content = try reader.part(draft, members: fields.map(\.name)) { index, entry throws(DraftMismatch) in
                    try fields[index].read(entry, locale, reader)
                }
                return DraftReader.Content({ Restoration(content.input.map(\.input)) }, losses: content.losses)
            })
    }
}

extension PartList where Part: Draftable {
    /// The list as a part of its flow's drafts, under a name. What is brought back are rows of their own, unless the list holds the same already.
    public func drafted(as name: String) -> DraftedField {
        let contents = PropertyList<[String: DraftValue]>()
        return DraftedField(
            name: name,
            content: { _ in
                self.follow { rows in contents.properties = rows.map(\.form.draftedContents) }
                return contents.map { .rows($0) }
            },
            read: { draft, locale, reader throws(DraftMismatch) in
                let held = self.current
                if DraftValue.rows(contents.value) == draft {
                    return DraftReader.Content({ Restoration(fields: [self.restoration(to: held)]) })
                }
                let content = try reader.rows(draft, atMost: self.maximumCount) { entry throws(DraftMismatch) in
                    try self.row(entry, locale, reader)
                }
                return DraftReader.Content(
                    {
                        let rows = Restoration(fields: [self.restoration(to: content.input.map(\.row))])
                        return Restoration([{ rows }] + content.input.map(\.plan))
                    }, losses: content.losses)
            })
    }

    /// A new row, and what becomes of it.
    private func row(_ draft: DraftValue, _ locale: Locale, _ reader: DraftReader)
        throws(DraftMismatch) -> DraftReader.Content<(row: Row, plan: DraftedField.Plan)>
    {
        let row = makeRow(numbered: nextNumber())
        let fields = row.form.draftedFields
        let content = try reader.members(of: draft, named: fields.map(\.name)) { index, entry throws(DraftMismatch) in
            try fields[index].read(entry, locale, reader)
        }
        return DraftReader.Content((row, { Restoration(content.input.map(\.input)) }), losses: content.losses)
    }
}

extension Restoration {
    init(_ plans: [DraftedField.Plan]) { self.init(fields: plans.flatMap { $0().fields }) }
}
