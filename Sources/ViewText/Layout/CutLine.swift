/// The last line of a text that is not shown whole: two stretches of clusters around "…", either of them empty.
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
        while end < kinds.count && !kinds[end].contains(.newline) { end += 1 }
        return end
    }

    /// An end without the spaces before it.
    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start && kinds[end - 1].contains(.space) { end -= 1 }
        return end
    }

    /// A start without the spaces and line separators after it.
    private func skipped(_ start: Int, to end: Int) -> Int {
        var start = start
        while start < end && !kinds[start].isDisjoint(with: [.space, .newline]) { start += 1 }
        return start
    }

    /// Keeps the start of the rest of the paragraph.
    private func cutTail(_ line: LineSpan, _ limit: Int64) -> CutLine {
        let end = paragraphEnd(line.start)
        let from = positions[line.start]
        var kept = line.start
        var width = runs[run(at: line.start)].ellipsis
        var widensAt = end == kinds.count ? positions[end] - from : Nano.infinity
        for next in line.start..<end where !kinds[next].contains(.space) {
            let longer = positions[next + 1] - from + runs[run(at: next)].ellipsis
            if longer > limit {
                widensAt = min(widensAt, longer)
                break
            }
            kept = next + 1
            width = longer
        }
        return CutLine(
            start: line.start, headEnd: kept, tailStart: kinds.count, end: kinds.count, width: width,
            widensAt: widensAt)
    }

    /// Keeps the end of the rest of the text.
    private func cutHead(_ line: LineSpan, _ limit: Int64) -> CutLine {
        let end = trimmed(kinds.count, from: line.start)
        let ellipsis = runs[run(at: line.start)].ellipsis
        var kept = end
        var width = ellipsis
        var widensAt = positions[kinds.count] - positions[line.start]
        var next = end
        while next > line.start {
            next -= 1
            if kinds[next].isDisjoint(with: [.space, .newline]) {
                let longer = positions[end] - positions[next] + ellipsis
                if longer > limit {
                    widensAt = min(widensAt, longer)
                    break
                }
                kept = next
                width = longer
            }
        }
        return CutLine(
            start: line.start, headEnd: line.start, tailStart: kept, end: end, width: width, widensAt: widensAt)
    }

    /// Keeps the start and the end of the rest of the text, as equally wide as clusters allow.
    private func cutMiddle(_ line: LineSpan, _ limit: Int64) -> CutLine {
        let end = trimmed(kinds.count, from: line.start)
        let ellipsis = runs[run(at: line.start)].ellipsis
        var head = line.start
        var tail = end
        var widensAt = positions[kinds.count] - positions[line.start]
        while head < tail {
            let headWidth = positions[head] - positions[line.start]
            let tailWidth = positions[end] - positions[tail]
            let fromHead = headWidth <= tailWidth
            let next = fromHead ? positions[head + 1] - positions[head] : positions[tail] - positions[tail - 1]
            if headWidth + tailWidth + ellipsis + next > limit {
                widensAt = min(widensAt, headWidth + tailWidth + ellipsis + next)
                break
            }
            if fromHead { head += 1 } else { tail -= 1 }
        }
        head = trimmed(head, from: line.start)
        tail = skipped(tail, to: end)
        let width = positions[head] - positions[line.start] + positions[end] - positions[tail] + ellipsis
        return CutLine(start: line.start, headEnd: head, tailStart: tail, end: end, width: width, widensAt: widensAt)
    }
}
