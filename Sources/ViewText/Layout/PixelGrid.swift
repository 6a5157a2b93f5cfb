/// The pixels a text's size and baselines are rounded to; `fixed` metrics have none.
struct PixelGrid {
    /// Pixels in a point, or 0 for no rounding.
    let scale: Double

    init(metrics: TextMetrics, scale: Double) {
        self.scale = metrics == .fixed || !(scale > 0) || !scale.isFinite ? 0 : scale
    }

    /// Whole points.
    static var points: PixelGrid { PixelGrid(metrics: .standard, scale: 1) }

    /// The next pixel edge not below a length in points.
    func up(_ length: Double) -> Double {
        let pixels = length * scale
        guard scale > 0, abs(pixels) < PixelGrid.largest else { return length }
        let whole = Double(Int64(pixels))
        return (whole < pixels ? whole + 1 : whole) / scale
    }

    /// The next pixel edge not below a sum of rounded lengths, whose noise is forgiven.
    func upFromSum(_ length: Double) -> Double { scale > 0 ? up(length - 0.000_001) : Nano.rounded(length) }

    /// The nearest pixel edge, halves going away from zero.
    func nearest(_ length: Double) -> Double {
        let pixels = length * scale
        guard scale > 0, abs(pixels) < PixelGrid.largest else { return length }
        return Double(Int64(pixels < 0 ? pixels - 0.5 : pixels + 0.5)) / scale
    }

    /// Lengths of more pixels are not rounded: they have no fractions.
    private static let largest: Double = 4_503_599_627_370_496
}
