import Foundation

extension String: DraftConvertible {
    public init(draft: DraftValue) throws(DraftMismatch) {
        guard case .text(let text) = draft else { throw DraftMismatch(expected: "a text", found: draft) }
        self = text
    }

    public var draft: DraftValue { .text(self) }
}

extension Bool: DraftConvertible {
    public init(draft: DraftValue) throws(DraftMismatch) {
        guard case .bool(let value) = draft else { throw DraftMismatch(expected: "true or false", found: draft) }
        self = value
    }

    public var draft: DraftValue { .bool(self) }
}

extension Int: DraftConvertible {
    public init(draft: DraftValue) throws(DraftMismatch) {
        guard case .integer(let value) = draft else {
            throw DraftMismatch(expected: "a whole number from \(Int.min) to \(Int.max)", found: draft)
        }
        self = value
    }

    public var draft: DraftValue { .integer(self) }
}

extension Double: DraftConvertible {
    public init(draft: DraftValue) throws(DraftMismatch) {
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

    public var draft: DraftValue { isFinite ? Int(exactly: self).map { .integer($0) } ?? .number(self) : .text("\(self)") }
}

extension Decimal: DraftConvertible {
    public init(draft: DraftValue) throws(DraftMismatch) {
        guard case .text(let text) = draft, let value = text == "NaN" ? Decimal.nan : Decimal(programText: text) else {
            throw DraftMismatch(expected: #"a decimal number in quotation marks, such as "12.5","#, found: draft)
        }
        self = value
    }

    public var draft: DraftValue { .text(description) }

    /// Nil for what it cannot hold exactly, and for what is no number as a whole.
    private init?(programText text: String) {
        guard text.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?/) != nil else { return nil }
        let numeral = Numeral(programText: text)
        guard let value = Decimal(string: numeral.text), Numeral(programText: value.description).text == numeral.text else { return nil }
        self = value
    }
}

extension Optional: DraftConvertible where Wrapped: DraftConvertible {
    public init(draft: DraftValue) throws(DraftMismatch) { self = draft == .none ? .none : .some(try Wrapped(draft: draft)) }

    public var draft: DraftValue { self?.draft ?? DraftValue.none }
}

extension Array: DraftConvertible where Element: DraftConvertible {
    public init(draft: DraftValue) throws(DraftMismatch) {
        guard case .list(let values) = draft else { throw DraftMismatch(expected: "a list", found: draft) }
        self = []
        for (index, value) in values.enumerated() {
            do throws(DraftMismatch) { append(try Element(draft: value)) } catch { throw error.inside("[\(index)]") }
        }
    }

    public var draft: DraftValue { .list(map(\.draft)) }
}
