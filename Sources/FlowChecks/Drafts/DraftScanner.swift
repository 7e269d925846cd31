import Foundation

/// Finds what Foundation does not report of a JSON text: names that are there twice, and depths that would exhaust the stack.
enum DraftScanner {
    /// Looks through a text that may be JSON; whether it is is not said.
    static func check(_ bytes: [UInt8]) throws(DraftError) {
        // The names of each object around the place; nil for an array.
        var around: [Set<String>?] = []
        var text: Range<Int> = 0..<0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
                text = start..<min(index + 1, bytes.count)
            case UInt8(ascii: "{"): around.append([])
            case UInt8(ascii: "["): around.append(nil)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = around.popLast()
            case UInt8(ascii: ":"):
                guard let last = around.indices.last, let name = try? JSONDecoder().decode(String.self, from: Data(bytes[text])) else {
                    break
                }
                if around[last]?.insert(name).inserted == false { throw .repeatedName(name) }
            default: break
            }
            if around.count > Draft.maximumDepth { throw .tooDeep }
            index += 1
        }
    }
}
