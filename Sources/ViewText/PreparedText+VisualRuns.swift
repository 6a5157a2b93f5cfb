extension PreparedText {
    /// A stretch of clusters, or a sign that stands for cut text or a hyphen, before it has a place.
    private struct Piece {
        var start: Int
        var end: Int
        let sign: String
        var width: Int64
        let run: Int
        var level: UInt8
    }

    /// The runs of every line from left to right, by UAX #9 with the environment's direction as the paragraph's.
    public func visualRuns(width: Double?, height: Double?) -> [[VisualRun]] {
        if let width, width < TextMeasure.leastWidth { return [] }
        let limit = Nano.limit(width)
        let (fit, shrink) = shrink(width: limit, height: Nano.limit(height))
        let measure = summary(fit, shrink, width ?? .infinity, height ?? .infinity)
        let levels = clusterLevels()
        var cursor = LineCursor(self, limit: shrink.limit(limit))
        var result: [[VisualRun]] = []
        while result.count < fit.lineCount, let line = cursor.next() {
            let cut = result.count + 1 == fit.lineCount ? fit.cut : nil
            let pieces = cut.map { self.pieces($0, levels) } ?? self.pieces(line, levels)
            let x = offset(shrink.width(cut?.width ?? line.width), measure.width)
            result.append(placed(pieces, x, shrink))
        }
        return result
    }

    /// The paragraph's own level.
    private var base: UInt8 { style.isRightToLeft ? 1 : 0 }

    /// The level of every cluster: that of its first scalar.
    private func clusterLevels() -> [UInt8] {
        var result = Array(repeating: base, count: clusterCount)
        for paragraph in paragraphs where paragraph.startCluster < paragraph.endCluster {
            var scalars: [TextScalar] = []
            var places: [Int] = []
            for cluster in paragraph.startCluster..<paragraph.endCluster {
                places.append(scalars.count)
                for scalar in string(cluster, cluster + 1).unicodeScalars { scalars.append(TextScalar(scalar.value)) }
            }
            let levels = BidiResolver.levels(scalars, base: base)
            for place in places.indices { result[paragraph.startCluster + place] = levels[places[place]] }
        }
        return result
    }

    /// The pieces of a line that is shown as it is; spaces at its end are of the paragraph's level.
    private func pieces(_ line: LineSpan, _ levels: [UInt8]) -> [Piece] {
        var result: [Piece] = []
        let shown = line.hasHyphen ? line.end - 1 : line.end
        var end = shown
        while end > line.start && clusters[end - 1].kind.contains(.space) { end -= 1 }
        append(line.start, end, levels, to: &result)
        append(end, shown, Array(repeating: base, count: levels.count), to: &result)
        if line.hasHyphen {
            let run = run(at: line.end - 1)
            append("-", run, runs[run].hyphen, to: &result)
        }
        return result
    }

    /// The pieces of a cut line.
    private func pieces(_ cut: CutLine, _ levels: [UInt8]) -> [Piece] {
        var result: [Piece] = []
        append(cut.start, cut.headEnd, levels, to: &result)
        let run = run(at: cut.start)
        append("…", run, runs[run].ellipsis, to: &result)
        append(cut.tailStart, cut.end, levels, to: &result)
        return result
    }

    /// Adds clusters, as few pieces as levels and fonts allow.
    private func append(_ start: Int, _ end: Int, _ levels: [UInt8], to pieces: inout [Piece]) {
        var first = start
        while first < end {
            let run = run(at: first)
            var next = first + 1
            while next < min(end, runs[run].endCluster) && levels[next] == levels[first] { next += 1 }
            pieces.append(
                Piece(
                    start: first, end: next, sign: "", width: positions[next] - positions[first], run: run,
                    level: levels[first]))
            first = next
        }
    }

    /// Adds a sign of the paragraph's level.
    private func append(_ sign: String, _ run: Int, _ width: Int64, to pieces: inout [Piece]) {
        pieces.append(Piece(start: 0, end: 0, sign: sign, width: width, run: run, level: base))
    }

    /// Places pieces from left to right.
    private func placed(_ pieces: [Piece], _ x: Double, _ shrink: TextShrink) -> [VisualRun] {
        var result: [VisualRun] = []
        var offset: Int64 = 0
        for index in BidiOrder.visual(pieces.map { $0.level }) {
            let piece = pieces[index]
            result.append(
                VisualRun(
                    text: piece.sign.isEmpty ? string(piece.start, piece.end) : piece.sign, run: piece.run,
                    x: x + shrink.width(offset), width: shrink.width(piece.width),
                    isRightToLeft: piece.level % 2 == 1))
            offset += piece.width
        }
        return result
    }
}
