import Foundation

extension String: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        guard case .text(let text) = draft else { throw DraftMismatch(expected: "a text", found: draft) }
        self = text
    }

    public var draftValue: DraftValue { .text(self) }
}

extension Bool: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        guard case .bool(let value) = draft else { throw DraftMismatch(expected: "true or false", found: draft) }
        self = value
    }

    public var draftValue: DraftValue { .bool(self) }
}

extension Int: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        guard case .integer(let value) = draft else {
            throw DraftMismatch(expected: "a whole number from \(Int.min) to \(Int.max)", found: draft)
        }
        self = value
    }

    public var draftValue: DraftValue { .integer(self) }
}

extension Double: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        switch draft {
        case .integer(let value):
            guard let exact = Double(exactly: value) else { throw DraftMismatch(expected: "a number that `Double` holds", found: draft) }
            self = exact
        case .number(let value): self = value
        case .text("inf"): self = .infinity
        case .text("-inf"): self = -.infinity
        case .text("nan"): self = .nan
        default: throw DraftMismatch(expected: "a number", found: draft)
        }
    }

    public var draftValue: DraftValue { isFinite ? Int(exactly: self).map { .integer($0) } ?? .number(self) : .text("\(self)") }
}

extension Decimal: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        guard case .text(let text) = draft, let value = text == "NaN" ? Decimal.nan : Decimal(programText: text) else {
            throw DraftMismatch(expected: #"a decimal number in quotation marks, such as "12.5","#, found: draft)
        }
        self = value
    }

    public var draftValue: DraftValue { .text(description) }

    /// Nil for what it cannot hold exactly, and for what is no number as a whole.
    private init?(programText text: String) {
        guard text.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?/) != nil else { return nil }
        let numeral = Numeral(programText: text)
        guard let value = Decimal(string: numeral.text), Numeral(programText: value.description).text == numeral.text else { return nil }
        self = value
    }
}

extension Optional: DraftConvertible where Wrapped: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        self = draft == .none ? .none : .some(try Wrapped(draftValue: draft))
    }

    public var draftValue: DraftValue { self?.draftValue ?? DraftValue.none }
}

extension Array: DraftConvertible where Element: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        self = try draft.list { element throws(DraftMismatch) in try Element(draftValue: element) }
    }

    public var draftValue: DraftValue { .list(map(\.draftValue)) }
}

extension DraftValue {
    /// Reads the elements of a list.
    package func list<Element>(by read: (DraftValue) throws(DraftMismatch) -> Element) throws(DraftMismatch) -> [Element] {
        guard case .list(let values) = self else { throw DraftMismatch(expected: "a list", found: self) }
        var elements: [Element] = []
        for (index, value) in values.enumerated() {
            do throws(DraftMismatch) { elements.append(try read(value)) } catch { throw error.inside("[\(index)]") }
        }
        return elements
    }
}
