/// Finds the word that a misspelt one was meant to be.
public enum Spelling {
    /// The candidate nearest to a spelling, if it is near enough to be meant: at most a third of the letters differ; of
    /// one or two none does but in case, save that one between two may be missing, as in `rd` for `red`.
    public static func nearest(to spelling: String, among candidates: [String]) -> String? {
        let wanted = Array(spelling.utf8)
        let limit = wanted.count / 3
        guard wanted.count <= 64 else { return nil }
        var best: String?
        var bestDistance = limit + 1
        for candidate in candidates where candidate != spelling {
            let letters = Array(candidate.utf8)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            if distance < bestDistance {
                best = candidate
                bestDistance = distance
            }
        }
        if best == nil, wanted.count == 2 { return candidates.first { lacksMiddle(wanted, Array($0.utf8)) } }
        return best
    }

    /// Whether two letters are the first and the last of three.
    private static func lacksMiddle(_ two: [UInt8], _ letters: [UInt8]) -> Bool {
        letters.count == 3 && lowercase(letters[0]) == lowercase(two[0]) && lowercase(letters[2]) == lowercase(two[1])
    }

    /// The candidate nearest to a spelling, else the first that begins with it, whatever the case: `landscapeLeft` for
    /// `Landscape`.
    public static func completion(of spelling: String, among candidates: [String]) -> String? {
        if let near = nearest(to: spelling, among: candidates) { return near }
        guard spelling.utf8.count >= 3 else { return nil }
        let wanted = spelling.lowercased()
        return candidates.first { $0 != spelling && $0.lowercased().hasPrefix(wanted) }
    }

    /// Whether two spellings share their first four letters, or the whole shorter one if it has three; `system` and
    /// `systemName`.
    public static func beginAlike(_ a: String, _ b: String) -> Bool {
        let least = min(a.utf8.count, b.utf8.count, 4)
        guard least >= 3 else { return false }
        return zip(a.utf8.prefix(least), b.utf8.prefix(least)).allSatisfy { lowercase($0) == lowercase($1) }
    }

    /// The number of letters to insert, delete, replace or exchange with a neighbour; a difference of case counts
    /// nothing.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var before: [Int] = []
        var previous = Array(0...b.count)
        for row in 0..<a.count {
            var current = [row + 1]
            for column in 0..<b.count {
                let cost = lowercase(a[row]) == lowercase(b[column]) ? 0 : 1
                var least = min(previous[column + 1] + 1, current[column] + 1, previous[column] + cost)
                if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
                    least = min(least, before[column - 1] + 1)
                }
                current.append(least)
            }
            before = previous
            previous = current
        }
        return previous[b.count]
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
