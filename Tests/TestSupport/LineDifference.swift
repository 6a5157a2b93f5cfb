/// Two texts compared line by line, printed with `-` and `+` and the lines around.
public struct LineDifference {
    private let old: [Substring]
    private let new: [Substring]

    public init(_ old: String, _ new: String) {
        self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
        self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The changed lines, each run with up to three equal lines before and after it.
    public var text: String {
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(mark: String, text: Substring)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(("-", old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(("+", new[newIndex]))
                newIndex += 1
            } else {
                lines.append((" ", new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        let changed = lines.indices.filter { lines[$0].mark != " " }
        let shown = lines.indices.filter { index in changed.contains { abs($0 - index) <= 3 } }
        return shown.map { lines[$0].mark + lines[$0].text }.joined(separator: "\n")
    }
}
