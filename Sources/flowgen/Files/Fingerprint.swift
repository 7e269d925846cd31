/// A number that stands for some bytes: other bytes have, for all that can ever happen, another one.
///
/// It is not meant against somebody who looks for two texts with one fingerprint. Texts of one length that differ in one place of up to eight
/// bytes never have the same, since each step can be undone.
struct Fingerprint: Hashable {
    let first: UInt64
    let second: UInt64

    init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    init(of bytes: some Sequence<UInt8>) {
        self =
            bytes.withContiguousStorageIfAvailable { Self(UnsafeRawBufferPointer($0)) }
            ?? Array(bytes).withUnsafeBytes { Self($0) }
    }

    /// Odd numbers without a pattern in their bits: the fractions of the golden ratio and of the square root of three.
    private static let factors: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xBB67_AE85_84CA_A73B)

    private init(_ bytes: UnsafeRawBufferPointer) {
        var one = UInt64(bytes.count)
        var other = ~UInt64(bytes.count)
        func mix(_ word: UInt64) {
            one = (one ^ word) &* Self.factors.0
            one ^= one >> 29
            other = (other ^ word) &* Self.factors.1
            other ^= other >> 32
        }
        let wholeCount = bytes.count & ~7
        for offset in stride(from: 0, to: wholeCount, by: 8) {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        var rest: UInt64 = 0
        for offset in wholeCount..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
        mix(rest)
        mix(one ^ other)
        (first, second) = (one, other)
    }
}
