/// A value as a draft holds it, which is a value of JSON.
///
/// What a value of each type becomes is documented at ``DraftConvertible``.
public indirect enum DraftValue: Equatable, Sendable {
    /// `null`.
    case none
    case bool(Bool)
    case integer(Int)
    /// A number that is not whole, or too large for ``integer(_:)``; never infinite.
    case number(Double)
    case text(String)
    case list([DraftValue])
    case object([String: DraftValue])
}

extension DraftValue: Codable {
    public init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: Name.self) {
            var object: [String: DraftValue] = [:]
            for name in members.allKeys { object[name.stringValue] = try members.decode(DraftValue.self, forKey: name) }
            self = .object(object)
        } else if var elements = try? decoder.unkeyedContainer() {
            var list: [DraftValue] = []
            while !elements.isAtEnd { list.append(try elements.decode(DraftValue.self)) }
            self = .list(list)
        } else {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .none
            } else if let bool = try? value.decode(Bool.self) {
                self = .bool(bool)
            } else if let text = try? value.decode(String.self) {
                self = .text(text)
            } else if let integer = try? value.decode(Int.self) {
                self = .integer(integer)
            } else {
                self = .number(try value.decode(Double.self))
            }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let object):
            var members = encoder.container(keyedBy: Name.self)
            for (name, value) in object { try members.encode(value, forKey: Name(stringValue: name)) }
        case .list(let list):
            var elements = encoder.unkeyedContainer()
            for value in list { try elements.encode(value) }
        default:
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let bool): try container.encode(bool)
            case .integer(let integer): try container.encode(integer)
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            case .none, .list, .object: try container.encodeNil()
            }
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension DraftValue: CustomStringConvertible {
    /// What it is, in the words of a message: `a text`, `a list`.
    public var description: String {
        switch self {
        case .none: "null"
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "the number \(integer)"
        case .number(let number): "the number \(number)"
        case .text(let text): text.count > 40 ? "a text of \(text.count) characters" : "the text \(text.debugDescription)"
        case .list(let list): list.isEmpty ? "an empty list" : "a list"
        case .object: "an object"
        }
    }
}
