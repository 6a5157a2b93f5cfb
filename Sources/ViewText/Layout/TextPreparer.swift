/// Turns runs into the flat arrays of a prepared text: scalars, clusters, advances, then units and paragraphs.
struct TextPreparer {
    let metrics: TextMetrics
    let style: ParagraphStyle

    private(set) var bytes: [UInt8] = []
    private var scalars: [UInt32] = []
    /// The scalar each cluster starts with, and the end of all.
    private var clusterScalars: [Int32] = []
    private(set) var clusterBytes: [Int32] = []
    private(set) var kinds: [ClusterKind] = []
    private(set) var positions: [Int64] = [0]
    private(set) var runs: [PreparedRun] = []
    private(set) var breakEnds: [Int64] = []
    private(set) var unitEnds: [UnitEnd] = []
    private(set) var paragraphs: [PreparedParagraph] = []

    init(_ textRuns: [TextRun], style: ParagraphStyle, metrics: TextMetrics) {
        self.metrics = metrics
        self.style = style
        for run in textRuns { append(run) }
        close()
        formParagraphs()
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
        let firstCluster = kinds.count
        var breaker = ClusterBreaker()
        for scalar in cased(run.text).unicodeScalars {
            let properties = ScalarProperties(scalar.value)
            if breaker.isBoundary(before: properties.clusterClass) {
                clusterScalars.append(Int32(truncatingIfNeeded: scalars.count))
                clusterBytes.append(Int32(truncatingIfNeeded: bytes.count))
                kinds.append(ClusterKind(properties))
            } else if ClusterKind.isEmojiSequence(scalars[Int(clusterScalars[kinds.count - 1])], scalar.value) {
                kinds[kinds.count - 1].insert(.wide)
            }
            scalars.append(scalar.value)
            bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
        }
        for cluster in firstCluster..<kinds.count { advance(cluster, run) }
        finish(run)
    }

    /// Adds one cluster's advance to the positions.
    private mutating func advance(_ cluster: Int, _ run: TextRun) {
        let end = cluster + 1 < kinds.count ? Int(clusterScalars[cluster + 1]) : scalars.count
        let slice = scalars[Int(clusterScalars[cluster])..<end]
        let tenths = FixedAdvances.tenths(slice, kinds[cluster])
        let advance = FixedAdvances.length(tenths, size: run.font.size)
        let tracked = advance == 0 ? 0 : max(0, advance + Nano.from(run.tracking))
        positions.append(Nano.sum(positions[cluster], tracked))
    }

    private mutating func finish(_ run: TextRun) {
        let vertical = FontMetrics(run.font, metrics)
        let sign = max(0, FixedAdvances.length(6, size: run.font.size) + Nano.from(run.tracking))
        runs.append(
            PreparedRun(
                endCluster: kinds.count, ascent: Nano.from(vertical.ascent), descent: Nano.from(vertical.descent),
                lead: Nano.from(vertical.lead), ellipsis: sign, hyphen: sign))
    }

    private mutating func close() {
        clusterScalars.append(Int32(truncatingIfNeeded: scalars.count))
        clusterBytes.append(Int32(truncatingIfNeeded: bytes.count))
    }

    /// Cuts the clusters into paragraphs at line separators; a separator at the end leaves one more, empty, paragraph.
    private mutating func formParagraphs() {
        var start = 0
        for cluster in kinds.indices where kinds[cluster].contains(.newline) {
            formUnits(start, cluster)
            start = cluster + 1
        }
        formUnits(start, kinds.count)
    }

    /// Cuts a paragraph's clusters into units after which its lines may break.
    private mutating func formUnits(_ start: Int, _ end: Int) {
        var unitStart = start
        for cluster in start..<end where cluster + 1 == end || isBreak(after: cluster) {
            appendUnit(from: unitStart, to: cluster + 1)
            unitStart = cluster + 1
        }
        paragraphs.append(PreparedParagraph(startCluster: start, endCluster: end, endUnit: unitEnds.count))
    }

    /// Ends a unit; the spaces at its end are not part of its content.
    private mutating func appendUnit(from start: Int, to end: Int) {
        var content = end
        while content > start && kinds[content - 1].contains(.space) { content -= 1 }
        unitEnds.append(
            UnitEnd(
                content: positions[content], contentClusterIndex: Int32(truncatingIfNeeded: content),
                clusterIndex: Int32(truncatingIfNeeded: end)))
        breakEnds.append(positions[content])
    }

    /// Whether a line may break after a cluster by `fixed` metrics: after spaces and between full-width clusters.
    private func isBreak(after cluster: Int) -> Bool {
        let next = kinds[cluster + 1]
        if kinds[cluster].contains(.space) { return !next.contains(.space) }
        return kinds[cluster].contains(.wide) && next.contains(.wide)
    }
}
