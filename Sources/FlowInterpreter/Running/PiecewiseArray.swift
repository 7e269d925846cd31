/// An array in pieces: a copy in which one element is changed has the other pieces in common with the original.
struct PiecewiseArray<Element>: RandomAccessCollection, MutableCollection {
    private static var pieceLength: Int { 32 }

    private var pieces: [[Element]] = []
    private(set) var endIndex = 0

    var startIndex: Int { 0 }

    subscript(index: Int) -> Element {
        _read { yield pieces[index / Self.pieceLength][index % Self.pieceLength] }
        _modify { yield &pieces[index / Self.pieceLength][index % Self.pieceLength] }
    }

    mutating func append(_ element: Element) {
        if endIndex % Self.pieceLength == 0 { pieces.append([]) }
        pieces[pieces.count - 1].append(element)
        endIndex += 1
    }
}
