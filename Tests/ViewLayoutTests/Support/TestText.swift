/// A text of words with known widths, broken greedily; the widest line is its width.
struct TestText {
    let words: [Double]
    let space: Double
    let lineHeight: Double
    let lineLimit: Int?

    init(_ view: TestView) {
        words = (view.args["words"] as? [Any] ?? []).compactMap { TestView.number($0) }
        space = view.number("space") ?? 0
        lineHeight = view.number("lineHeight") ?? 0
        lineLimit = view.number("lineLimit").map { Int($0) }
    }

    /// The size for an offered width and height.
    func size(_ width: Double?, _ height: Double?) -> (width: Double, height: Double) {
        let offer = width ?? .infinity
        if offer <= 0 { return (0, height == 0 ? 0 : lineHeight) }
        var lines: [Double] = []
        for word in words {
            if let last = lines.last, last + space + word <= offer {
                lines[lines.count - 1] = last + space + word
            } else {
                lines.append(word)
            }
        }
        var limit = lineLimit ?? lines.count
        if let height, lineHeight > 0, height.isFinite { limit = min(limit, max(1, Int(height / lineHeight))) }
        let shown = lines.prefix(limit)
        return (min(offer, shown.max() ?? 0), Double(shown.count) * lineHeight)
    }
}
