/// Writes texts and numbers one behind the other, with their lengths, and at the end what shows whether all of it is there.
struct RecordWriter {
    private var bytes: [UInt8] = []

    mutating func write(_ number: Int) { write(UInt64(number)) }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ texts: [String]) {
        write(texts.count)
        for text in texts { write(text) }
    }

    mutating func write(_ fingerprint: Fingerprint) {
        write(fingerprint.first)
        write(fingerprint.second)
    }

    private mutating func write(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// All that was written.
    var finished: [UInt8] {
        var whole = self
        whole.write(Fingerprint(of: bytes))
        return whole.bytes
    }
}

/// Reads what a ``RecordWriter`` has written; nil where that ends too early, and everywhere if a byte has changed.
struct RecordReader {
    private let bytes: [UInt8]
    private var offset = 0
    private var end: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        end = bytes.count
        let contentCount = max(0, bytes.count - Self.sealLength)
        offset = contentCount
        let isWhole = fingerprint() == Fingerprint(of: bytes[..<contentCount])
        offset = 0
        end = isWhole ? contentCount : 0
    }

    /// How many bytes the fingerprint at the end takes.
    private static let sealLength = 16

    var isAtEnd: Bool { offset == end }

    mutating func number() -> Int? { word().flatMap { Int(exactly: $0) } }

    mutating func string() -> String? {
        guard let count = number(), count >= 0, count <= end - offset else { return nil }
        defer { offset += count }
        return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
    }

    mutating func strings() -> [String]? {
        guard let count = number(), count >= 0, count <= end - offset else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
            guard let text = string() else { return nil }
            texts.append(text)
        }
        return texts
    }

    mutating func fingerprint() -> Fingerprint? {
        guard let first = word(), let second = word() else { return nil }
        return Fingerprint(first: first, second: second)
    }

    private mutating func word() -> UInt64? {
        guard end - offset >= 8 else { return nil }
        defer { offset += 8 }
        return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    }
}
