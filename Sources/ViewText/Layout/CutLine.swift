/// The last line of a text that is not shown whole: two stretches of clusters around "…", either of them empty.
///
/// The sign is set in the font the line starts with.
struct CutLine {
    let start: Int
    /// The end of what stands before "…".
    let headEnd: Int
    /// The start of what stands after "…".
    let tailStart: Int
    let end: Int
    let width: Int64
    /// The least width at which the line would show more.
    let widensAt: Int64
}

extension PreparedText {
    /// Cuts the rest of the text, from a line's start, to a width.
    func cut(_ line: LineSpan, limit: Int64) -> CutLine {
        switch style.truncation {
        case .tail: cutTail(line, limit)
        case .head: cutHead(line, limit)
        case .middle: cutMiddle(line, limit)
        }
    }

    /// The end of a paragraph's clusters from a cluster in it.
    private func paragraphEnd(_ cluster: Int) -> Int {
        var end = cluster
        while end < clusterCount && !clusters[end].kind.contains(.newline) { end += 1 }
        return end
    }

    /// Where the last paragraph starts, or the line if it is in that paragraph.
    private func lastStart(_ line: LineSpan) -> Int {
        max(line.start, paragraphs[paragraphs.count - 1].startCluster)
    }

    /// The width at which the rest of the text needs no cut; more paragraphs always do.
    private func wholeWidth(_ line: LineSpan) -> Int64 {
        guard lastStart(line) == line.start else { return Nano.infinity }
        return positions[trimmed(clusterCount, from: line.start)] - positions[line.start]
    }

    /// The width of "…" in a line.
    private func ellipsis(_ line: LineSpan) -> Int64 { runs[run(at: line.start)].ellipsis }

    /// An end without the spaces before it.
    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start && clusters[end - 1].kind.contains(.space) { end -= 1 }
        return end
    }

    /// A start without the spaces after it.
    private func skipped(_ start: Int, to end: Int) -> Int {
        var start = start
        while start < end && clusters[start].kind.contains(.space) { start += 1 }
        return start
    }

    /// Keeps the start of the rest of the paragraph.
    private func cutTail(_ line: LineSpan, _ limit: Int64) -> CutLine {
        let end = paragraphEnd(line.start)
        let from = positions[line.start]
        var kept = line.start
        let ellipsis = ellipsis(line)
        var width = ellipsis
        var widensAt = wholeWidth(line)
        for next in line.start..<end where !clusters[next].kind.contains(.space) {
            let longer = positions[next + 1] - from + ellipsis
            if longer > limit {
                widensAt = min(widensAt, longer)
                break
            }
            kept = next + 1
            width = longer
        }
        return CutLine(
            start: line.start, headEnd: kept, tailStart: clusterCount, end: clusterCount, width: width,
            widensAt: widensAt)
    }

    /// Keeps the end of the last paragraph.
    private func cutHead(_ line: LineSpan, _ limit: Int64) -> CutLine {
        let start = lastStart(line)
        let end = trimmed(clusterCount, from: start)
        let ellipsis = ellipsis(line)
        var kept = end
        var width = ellipsis
        var widensAt = wholeWidth(line)
        for next in (start..<end).reversed() where !clusters[next].kind.contains(.space) {
            let longer = positions[end] - positions[next] + ellipsis
            if longer > limit {
                widensAt = min(widensAt, longer)
                break
            }
            kept = next
            width = longer
        }
        return CutLine(
            start: line.start, headEnd: line.start, tailStart: kept, end: end, width: width, widensAt: widensAt)
    }

    /// Keeps the start of the paragraph and the end of the last, as equally wide as clusters allow.
    private func cutMiddle(_ line: LineSpan, _ limit: Int64) -> CutLine {
        let start = lastStart(line)
        let end = trimmed(clusterCount, from: start)
        let headLimit = start == line.start ? end : paragraphEnd(line.start)
        var head = line.start
        var tail = end
        var kept = middle(line, head, tail, end)
        var widensAt = wholeWidth(line)
        while start == line.start ? head < tail : head < headLimit || tail > start {
            let isHeadShorter = positions[head] - positions[line.start] <= positions[end] - positions[tail]
            if head < headLimit && (isHeadShorter || tail == start) {
                head += 1
            } else {
                tail -= 1
            }
            let next = middle(line, head, tail, end)
            if next.width > limit {
                widensAt = min(widensAt, next.width)
                break
            }
            kept = next
        }
        return CutLine(
            start: line.start, headEnd: kept.headEnd, tailStart: kept.tailStart, end: end, width: kept.width,
            widensAt: widensAt)
    }

    /// A line cut in its middle, without the spaces beside "…".
    private func middle(
        _ line: LineSpan, _ head: Int, _ tail: Int, _ end: Int
    ) -> (headEnd: Int, tailStart: Int, width: Int64) {
        let head = trimmed(head, from: line.start)
        let tail = skipped(tail, to: end)
        let kept = positions[head] - positions[line.start] + positions[end] - positions[tail]
        return (head, tail, kept + ellipsis(line))
    }
}
