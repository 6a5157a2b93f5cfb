/// A text prepared once, to be set at any width: where its clusters end, and where its lines may break.
public final class PreparedText: Sendable {
    public let style: ParagraphStyle
    public let metrics: TextMetrics
    /// The distances the text keeps from what stands above and below it by default.
    public let spacing: TextSpacing

    /// The point size of the smallest run.
    public let leastSize: Double
    /// Whether the text begins semibold or heavier.
    public let isStrong: Bool

    let grid: PixelGrid
    let bytes: [UInt8]
    /// The clusters, and an empty one at the end.
    let clusters: [TextCluster]
    /// Where each cluster starts if the text were one line, and the end of all.
    let positions: [Int64]
    let runs: [PreparedRun]
    let unitSpans: [UnitSpan]
    let unitEnds: [UnitEnd]
    let paragraphs: [PreparedParagraph]
    /// Whether the text has one font and no hyphens, so that its lines can be found by a bare loop.
    let isUniform: Bool

    /// Prepares runs of text; `scale` is the pixels in a point, which `fixed` metrics do not use.
    ///
    /// No runs are one empty run without a height.
    public convenience init(
        runs: [TextRun], style: ParagraphStyle, metrics: TextMetrics, scale: Double = 3
    ) {
        self.init(runs: runs, style: style, metrics: metrics, scale: scale, calibration: .device)
    }

    /// Prepares runs of text measured with a device's calibration or, for comparison with the fonts, without.
    init(
        runs given: [TextRun], style: ParagraphStyle, metrics: TextMetrics, scale: Double, calibration: Calibration
    ) {
        let textRuns = given.isEmpty ? [TextRun("", font: ResolvedFont(size: 0))] : given
        let preparer = TextPreparer(textRuns, style: style, metrics: metrics, calibration: calibration)
        self.style = style
        self.metrics = metrics
        leastSize = textRuns.reduce(textRuns[0].font.size) { min($0, $1.font.size) }
        isStrong = textRuns[0].font.weight >= .semibold
        grid = PixelGrid(metrics: metrics, scale: scale)
        spacing = TextSpacing(
            FontMetrics(textRuns[0].font, metrics), FontMetrics(textRuns[textRuns.count - 1].font, metrics), grid)
        bytes = preparer.bytes
        clusters = preparer.clusters
        positions = preparer.positions
        runs = preparer.runs
        unitSpans = preparer.unitSpans
        unitEnds = preparer.unitEnds
        paragraphs = preparer.paragraphs
        isUniform = preparer.runs.count == 1 && !preparer.hasHyphens
    }

    /// What the text says, without breaks of lines and as if nothing were cut.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The width without a proposal: that of the longest paragraph on one line.
    public var idealWidth: Double { measure(width: nil, height: nil).width }

    /// The least break after a unit that a longer line would reach, from the text's start.
    func nextBreak(after unit: Int, paragraph: Int) -> Int64 {
        var nearest = Nano.infinity
        for next in unit + 1..<paragraphs[paragraph].endUnit {
            nearest = min(nearest, unitSpans[next].end)
            if unitEnds[next].content >= nearest { break }
        }
        return nearest
    }

    /// The number of clusters.
    var clusterCount: Int { clusters.count - 1 }

    /// The text of clusters.
    func string(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[clusters[start].byte..<clusters[end].byte], as: UTF8.self)
    }
}
