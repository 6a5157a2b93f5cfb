/// Greedy wrapping of plain text in `fixed` metrics by the book, one character after the other: a check on the other way.
struct NaiveWrap {
    let lines: [String]

    /// Wraps words of narrow characters, single spaces between them, at a width in points.
    init(_ text: String, size: Double, width: Double) {
        let room = Int((width / (size * 0.6) + 1e-9).rounded(.down))
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty && line.count + 1 + word.count <= room {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = String(word)
            while line.count > max(1, room) {
                lines.append(String(line.prefix(max(1, room))))
                line = String(line.dropFirst(max(1, room)))
            }
        }
        lines.append(line)
        self.lines = lines
    }
}
