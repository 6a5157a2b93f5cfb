/// Turns runs into the flat arrays of a prepared text: scalars, clusters, advances, then units and paragraphs.
struct TextPreparer {
    private let metrics: TextMetrics
    private let style: ParagraphStyle
    private let calibration: Calibration

    private(set) var bytes: [UInt8] = []
    private var scalars: [TextScalar] = []
    /// The clusters, and an empty one at the end.
    private(set) var clusters: [TextCluster] = []
    private(set) var positions: [Int64] = [0]
    private(set) var runs: [PreparedRun] = []
    private(set) var unitSpans: [UnitSpan] = []
    private(set) var unitEnds: [UnitEnd] = []
    private(set) var paragraphs: [PreparedParagraph] = []
    /// Whether a hyphen shows where a line breaks.
    private(set) var hasHyphens = false

    init(_ textRuns: [TextRun], style: ParagraphStyle, metrics: TextMetrics, calibration: Calibration) {
        self.metrics = metrics
        self.style = style
        self.calibration = calibration
        reserve(textRuns)
        for run in textRuns { append(run) }
        clusters.append(TextCluster(scalar: scalars.count, byte: bytes.count, kind: []))
        formParagraphs()
    }

    /// Makes room for a scalar a byte, so that the arrays of most texts are allocated once.
    private mutating func reserve(_ textRuns: [TextRun]) {
        var count = 1
        for run in textRuns { count += run.text.utf8.count }
        bytes.reserveCapacity(count)
        scalars.reserveCapacity(count)
        clusters.reserveCapacity(count)
        positions.reserveCapacity(count)
    }

    /// The text of a run in the paragraph's case.
    private func cased(_ text: String) -> String {
        switch style.textCase {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case nil: text
        }
    }

    /// Appends a run's scalars, clusters and advances; a cluster never spans two runs.
    private mutating func append(_ run: TextRun) {
        let firstCluster = clusters.count
        let text = cased(run.text)
        var byte = bytes.count
        bytes.append(contentsOf: text.utf8)
        var breaker = ClusterBreaker()
        for value in text.unicodeScalars {
            let scalar = TextScalar(value.value)
            if breaker.isBoundary(before: scalar.properties.clusterClass) {
                clusters.append(TextCluster(scalar: scalars.count, byte: byte, kind: ClusterKind(scalar)))
            } else {
                clusters[clusters.count - 1].kind.extend(scalars[clusters[clusters.count - 1].scalar], by: scalar)
            }
            scalars.append(scalar)
            byte += UTF8.width(value)
        }
        switch metrics {
        case .fixed: advanceFixed(firstCluster, run)
        case .standard: advanceStandard(firstCluster, run)
        }
    }

    /// The scalars of a cluster.
    private func scalarRange(_ cluster: Int) -> Range<Int> {
        let end = cluster + 1 < clusters.count ? clusters[cluster + 1].scalar : scalars.count
        return clusters[cluster].scalar..<end
    }

    /// Adds a cluster's advance to the positions; one that takes room takes the run's tracking too, but never less
    /// than 0.
    private mutating func append(_ advance: Int64, _ tracking: Int64) {
        let tracked = advance == 0 ? 0 : max(0, advance + tracking)
        positions.append(Nano.sum(positions[positions.count - 1], tracked))
    }

    /// Places a run's clusters by `fixed` metrics.
    private mutating func advanceFixed(_ first: Int, _ run: TextRun) {
        let advances = FixedAdvances(size: run.font.size)
        let tracking = Nano.from(run.tracking)
        for cluster in first..<clusters.count {
            append(advances.advance(scalars[scalarRange(cluster)], clusters[cluster].kind), tracking)
        }
        let sign = max(0, advances.narrow + tracking)
        finish(run, ellipsis: sign, hyphen: sign)
    }

    /// Places a run's clusters by the default metrics; a shaper places what its font has.
    private mutating func advanceStandard(_ first: Int, _ run: TextRun) {
        let tracking = Nano.from(run.tracking)
        let advances = StandardAdvances(run.font, calibration)
        if let shaper = run.font.file?.shaper {
            var start = first
            while start < clusters.count {
                let isInFile = isInFile(start, run.font)
                var end = start + 1
                while end < clusters.count && self.isInFile(end, run.font) == isInFile { end += 1 }
                if isInFile {
                    shape(start..<end, shaper, run)
                } else {
                    place(start..<end, advances, tracking)
                }
                start = end
            }
        } else {
            place(first..<clusters.count, advances, tracking)
        }
        finish(
            run, ellipsis: max(0, Nano.from(advances.ellipsis) + tracking),
            hyphen: max(0, Nano.from(advances.hyphen) + tracking))
    }

    /// Whether a cluster starts with a glyph of the font's file.
    private func isInFile(_ cluster: Int, _ font: ResolvedFont) -> Bool {
        !clusters[cluster].kind.contains(.emoji) && font.file?.glyph(scalars[clusters[cluster].scalar].value) != nil
    }

    /// Places clusters as a shaper sets them.
    private mutating func shape(_ range: Range<Int>, _ shaper: TextShaper, _ run: TextRun) {
        let start = clusters[range.lowerBound].scalar
        let advances = shaper.advances(scalars[start..<scalarRange(range.upperBound - 1).upperBound].map { $0.value })
        for cluster in range {
            var sum: Double = 0
            for scalar in scalarRange(cluster) { sum += advances[scalar - start] }
            append(Nano.from(sum * run.font.size), Nano.from(run.tracking))
        }
    }

    /// Places clusters by advances: kerning goes to the advance of the cluster on the left.
    private mutating func place(_ placed: Range<Int>, _ advances: StandardAdvances, _ tracking: Int64) {
        guard !placed.isEmpty else { return }
        let runScalars = scalars[clusters[placed.lowerBound].scalar...]
        var pending: (glyph: FontGlyph, advance: Double)?
        for cluster in placed {
            let range = scalarRange(cluster)
            let scalar = scalars[range.lowerBound].value
            let kind = clusters[cluster].kind
            let glyph = kind.contains(.emoji) ? nil : advances.glyph(scalar)
            if let last = pending {
                let kerning = glyph.map { advances.kerning(last.glyph, $0) } ?? 0
                append(Nano.from(last.advance + kerning), tracking)
            }
            if let glyph {
                pending = (glyph, advances.advance(glyph, scalar))
            } else {
                pending = nil
                append(Nano.from(advances.advance(range, kind, in: runScalars)), tracking)
            }
        }
        if let last = pending { append(Nano.from(last.advance), tracking) }
    }

    /// Ends a run whose clusters are placed.
    private mutating func finish(_ run: TextRun, ellipsis: Int64, hyphen: Int64) {
        let vertical = FontMetrics(run.font, metrics)
        runs.append(
            PreparedRun(
                endCluster: clusters.count, ascent: Nano.from(vertical.ascent), descent: Nano.from(vertical.descent),
                lead: Nano.from(vertical.lead), ellipsis: ellipsis, hyphen: hyphen))
    }

    /// Cuts the clusters into paragraphs at line separators; a separator at the end leaves one more, empty, paragraph.
    private mutating func formParagraphs() {
        let breaks = metrics == .standard ? LineBreaker.breaks(scalars) : []
        let end = clusters.count - 1
        var start = 0
        for cluster in 0..<end where clusters[cluster].kind.contains(.newline) {
            formUnits(start, cluster, breaks)
            start = cluster + 1
        }
        formUnits(start, end, breaks)
    }

    /// Cuts a paragraph's clusters into units after which its lines may break.
    private mutating func formUnits(_ start: Int, _ end: Int, _ breaks: [Bool]) {
        var unitStart = start
        for cluster in start..<end where cluster + 1 == end || isBreak(after: cluster, breaks) {
            appendUnit(from: unitStart, to: cluster + 1, isLast: cluster + 1 == end)
            unitStart = cluster + 1
        }
        paragraphs.append(
            PreparedParagraph(startCluster: start, endCluster: end, end: positions[end], endUnit: unitEnds.count))
    }

    /// Ends a unit; the spaces at its end are not part of its content, and a soft hyphen at its end may show.
    private mutating func appendUnit(from start: Int, to end: Int, isLast: Bool) {
        var content = end
        while content > start && clusters[content - 1].kind.contains(.space) { content -= 1 }
        unitEnds.append(
            UnitEnd(
                content: positions[content], contentClusterIndex: Int32(truncatingIfNeeded: content),
                clusterIndex: Int32(truncatingIfNeeded: end)))
        let showsHyphen = !isLast && metrics == .standard && clusters[end - 1].kind.contains(.softHyphen)
        hasHyphens = hasHyphens || showsHyphen
        let hyphen = showsHyphen ? runs[PreparedRun.index(of: end - 1, in: runs)].hyphen : 0
        unitSpans.append(UnitSpan(start: positions[start], end: Nano.sum(positions[content], hyphen)))
    }

    /// Whether a line may break after a cluster: by UAX #14, or by `fixed` metrics after spaces and between full-width
    /// clusters.
    private func isBreak(after cluster: Int, _ breaks: [Bool]) -> Bool {
        if metrics == .standard { return breaks[clusters[cluster + 1].scalar] }
        let next = clusters[cluster + 1].kind
        if clusters[cluster].kind.contains(.space) { return !next.contains(.space) }
        return clusters[cluster].kind.contains(.wide) && next.contains(.wide)
    }
}
