import FlowMarkdown
import FlowSpec

extension MutationMaker {
    /// One more, and one less, of the unit; of one, half.
    func durations(_ duration: Duration, at place: SourceRange) -> [Mutation<Duration>] {
        let (count, unit) = duration.wholeUnits
        let less = count > 1 ? duration - unit.duration : duration / 2
        return [less, duration + unit.duration].filter { $0 > .zero }.map { changed in
            Mutation(.duration, flow.source.range(ofDurationIn: place) ?? place, .replaced(by: changed.spelling), changed)
        }
    }

    /// One more, and one less.
    func counts(_ count: Int, at place: SourceRange) -> [Mutation<Int>] {
        [count - 1, count + 1].filter { $0 >= 0 }.map { changed in
            Mutation(.number, flow.source.range(ofNumberIn: place) ?? place, .replaced(by: "\(changed)"), changed)
        }
    }

    /// What a phrase says, and that it says nothing.
    func optional<Part>(_ mutations: [Mutation<Part>], at place: SourceRange) -> [Mutation<Part?>] {
        mutations.map { $0.map { $0 } } + [Mutation(.omission, place, .leftOut, nil)]
    }

    /// One name of several is left out, or the phrase that has only one.
    func omissions(of names: [String], at place: SourceRange) -> [Mutation<[String]>] {
        names.indices.map { index in
            var others = names
            others.remove(at: index)
            let range = names.count == 1 ? nil : flow.source.range(of: "`\(names[index])`", in: place)
            return Mutation(.omission, range ?? place, .leftOut, others)
        }
    }
}

extension SourceText {
    /// The first number outside of code spans.
    fileprivate func range(ofNumberIn place: SourceRange) -> SourceRange? {
        let bytes = Array(text(of: place).utf8)
        var isCode = false
        var start: Int?
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "`") { isCode.toggle() }
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if isDigit, !isCode, start == nil { start = offset }
            if let start, !isDigit { return SourceRange(place.lowerBound + start, place.lowerBound + offset) }
        }
        return start.map { SourceRange(place.lowerBound + $0, place.upperBound) }
    }

    /// The first number outside of code spans, with its unit.
    fileprivate func range(ofDurationIn place: SourceRange) -> SourceRange? {
        guard let number = range(ofNumberIn: place) else { return nil }
        let rest = text(of: SourceRange(number.upperBound, place.upperBound))
        let unit = rest.prefix { $0.isWhitespace }.utf8.count + rest.drop { $0.isWhitespace }.prefix { $0.isLetter }.utf8.count
        return SourceRange(number.lowerBound, number.upperBound + unit)
    }
}
