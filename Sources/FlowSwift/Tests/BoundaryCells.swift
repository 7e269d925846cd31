import FlowSpec

/// The rows of a boundary table as the arguments of a test.
struct BoundaryCells {
    let spelling: FlowSpelling
    let table: BoundaryTable

    /// `[("12345", false), ("123456", true)]`, with the type where Swift would not find it.
    var layout: SwiftLayout {
        let rows = table.rows.map { row in SwiftLayout.arguments(open: "(", (row.cells + [row.result]).map(cell), close: ")") }
        let list = SwiftLayout.arguments(open: "[", rows, close: "]")
        guard needsType else { return list }
        let types = (table.columns.map(\.type) + [table.resultType]).map { spelling.type($0) }
        return .sequence([list, .text(" as [(\(types.joined(separator: ", ")))]")])
    }

    /// Literals alone say of which type they are only if there is no `nil`, no case and no list among them.
    private var needsType: Bool {
        (table.columns.map(\.type) + [table.resultType]).contains { type in
            switch type {
            case .string, .bool, .int, .double: false
            default: true
            }
        }
    }

    private func cell(_ expression: TypedExpression) -> SwiftLayout {
        switch expression.kind {
        case .optionalPromotion(let inner): cell(inner)
        // As people write it, where the view model has what needs no reading at run time.
        case .floating(let digits) where expression.type == .decimal: .text("Decimal(string: \"\(digits)\")!")
        case .string(let segments):
            switch segments.first {
            case .text(let text)?: Self.layout(of: text)
            default: "\"\""
            }
        default: ExpressionSpelling(spelling: spelling, place: .test).layout(of: expression)
        }
    }

    /// Texts that readers would have to count are written by their counts, and what they could not see by its number.
    private static func layout(of text: String) -> SwiftLayout {
        guard let first = text.first, text.allSatisfy({ $0 == first }), text.count > (first.isASCII ? 5 : 1) else {
            return .text("\"" + visible(text) + "\"")
        }
        return .call("String", [.text("repeating: \"\(visible(String(first)))\""), .text("count: \(text.count)")])
    }

    private static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return SwiftExpressionWriter.content(text) }
        return text.unicodeScalars.map { scalar in
            isVisible(scalar)
                ? SwiftExpressionWriter.content(String(scalar)) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
        .joined()
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // The selectors say how an emoji looks.
        case .nonspacingMark, .enclosingMark: scalar.properties.isVariationSelector
        case .spaceSeparator: scalar.isASCII
        default: true
        }
    }
}
