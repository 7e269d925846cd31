/// The candidate that a misspelt word most likely meant, if one is near enough to be offered.
///
/// Nearness is the Damerau–Levenshtein distance in its restricted form (insertions, deletions, replacements and swaps
/// of neighbours count one each), without regard to case; at most a third of the word's letters, and at least one, may differ. Words of more than
/// 100 letters are no misspelt ones, and of the candidates the first 2,000 are looked at: a spec has fewer names.
public func nearestName<Names: Sequence<String>>(to word: String, among candidates: Names) -> String? {
    let letters = Array(word.lowercased())
    guard letters.count <= 100 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates.prefix(2_000) {
        // Letters are compared by what they are made of, so that counting bytes tells soon which are too long.
        guard candidate.utf8.count <= 1_000 else { continue }
        let others = Array(candidate.lowercased())
        guard abs(others.count - letters.count) <= limit else { continue }
        let distance = editDistance(letters, others)
        // A word of which no letter is left was not meant.
        if distance <= limit, distance < max(letters.count, others.count), distance < best?.distance ?? .max {
            best = (candidate, distance)
        }
    }
    return best?.name
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
        var current = [i]
        for j in 1...b.count {
            var cost = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforePrevious[j - 2] + 1) }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}
