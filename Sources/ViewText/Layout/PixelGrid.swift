/// The pixels a text's size and baselines are rounded to; `fixed` metrics have none.
struct PixelGrid {
    /// Pixels in a point, or 0 for no rounding.
    let scale: Double

    init(metrics: TextMetrics, scale: Double) {
        self.scale = metrics == .fixed || !(scale > 0) || !scale.isFinite ? 0 : scale
    }

    /// The next pixel edge not below a length in points.
    func up(_ length: Double) -> Double { scale == 0 ? length : (length * scale).rounded(.up) / scale }

    /// The nearest pixel edge.
    func nearest(_ length: Double) -> Double {
        scale == 0 ? length : (length * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}
