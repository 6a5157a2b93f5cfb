/// Breaks a prepared text into lines of a width, first fit.
struct LineCursor {
    private let text: PreparedText
    private let limit: Int64
    private(set) var paragraph = 0
    private var unit = 0
    private var cluster = 0

    init(_ text: PreparedText, limit: Int64) {
        self.text = text
        self.limit = limit
    }

    /// The next line, or nil after the last.
    @inline(__always)
    mutating func next() -> LineSpan? {
        guard paragraph < text.paragraphs.count else { return nil }
        let end = text.paragraphs[paragraph].endUnit
        if unit == end { return emptyLine() }
        let bound = text.positions[cluster] + limit
        var last = -1
        var index = unit
        while index < end {
            if text.unitSpans[index].end <= bound {
                last = index
            } else if text.unitEnds[index].content > bound {
                break
            }
            index += 1
        }
        if last < 0 { return brokenUnit(bound) }
        return last + 1 == end ? lastLine() : line(through: last)
    }

    /// The line of a paragraph without clusters.
    private mutating func emptyLine() -> LineSpan {
        defer { endParagraph() }
        return LineSpan(start: cluster, end: cluster, next: cluster, width: 0, widensAt: Nano.infinity)
    }

    /// A line that ends with the paragraph; spaces at its end count when they fit.
    private mutating func lastLine() -> LineSpan {
        let start = cluster
        let unitEnd = text.unitEnds[text.paragraphs[paragraph].endUnit - 1]
        let end = text.paragraphs[paragraph].endCluster
        let whole = text.positions[end] - text.positions[start]
        defer { endParagraph() }
        if whole <= limit {
            return LineSpan(start: start, end: end, next: end, width: whole, widensAt: Nano.infinity)
        }
        let width = unitEnd.content - text.positions[start]
        return LineSpan(start: start, end: unitEnd.contentCluster, next: end, width: width, widensAt: whole)
    }

    /// A line that breaks after a unit.
    @inline(__always)
    private mutating func line(through last: Int) -> LineSpan {
        let start = cluster
        let unitEnd = text.unitEnds[last]
        unit = last + 1
        cluster = unitEnd.cluster
        return LineSpan(
            start: start, end: unitEnd.contentCluster, next: cluster,
            width: text.unitSpans[last].end - text.positions[start],
            hasHyphen: text.unitSpans[last].end > unitEnd.content,
            widensAt: text.nextBreak(after: last, paragraph: paragraph) - text.positions[start])
    }

    /// A line that breaks inside a unit wider than the limit, after the last cluster that fits or the first.
    private mutating func brokenUnit(_ bound: Int64) -> LineSpan {
        let start = cluster
        let unitEnd = text.unitEnds[unit]
        var end = start + 1
        while end < unitEnd.contentCluster && text.positions[end + 1] <= bound { end += 1 }
        let width = text.positions[end] - text.positions[start]
        var widensAt = Nano.infinity
        if end < unitEnd.contentCluster {
            widensAt = text.positions[end + 1] - text.positions[start]
            cluster = end
        } else {
            widensAt = text.nextBreak(after: unit - 1, paragraph: paragraph) - text.positions[start]
            unit += 1
            cluster = unitEnd.cluster
            if unit == text.paragraphs[paragraph].endUnit { endParagraph() }
        }
        return LineSpan(start: start, end: end, next: cluster, width: width, widensAt: widensAt)
    }

    private mutating func endParagraph() {
        unit = text.paragraphs[paragraph].endUnit
        paragraph += 1
        if paragraph < text.paragraphs.count { cluster = text.paragraphs[paragraph].startCluster }
    }
}
