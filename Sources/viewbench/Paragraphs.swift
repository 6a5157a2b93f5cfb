import ViewBase
import ViewLayout

/// Paragraphs of words with known widths, broken greedily, with nothing kept between measurements.
final class Paragraphs: ContentProvider<Double> {
    private let words: [Double]
    private let perParagraph = 60
    private let gap = 4.0
    private let lineHeight = 20.0

    init(_ count: Int) {
        var seed: UInt32 = 1
        words = (0..<count * perParagraph).map { _ in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Double(20 + (seed >> 24) % 41)
        }
    }

    var count: Int { words.count / perParagraph }

    /// A column of the paragraphs; the node of one is its place in the column and one.
    func screen() -> Screen {
        let builder = Builder()
        builder.openStack(.vertical, spacing: 0)
        for _ in 0..<count {
            builder.openCustom()
            builder.close()
        }
        return Screen(tree: builder.finish(), provider: self, nodes: [NodeID(0)])
    }

    override func sizeThatFits(
        _ node: NodeID, _ proposal: ProposedSize<Double>, _ subviews: LayoutSubviews<Double>
    ) -> Size<Double> { size(node.index - 1, width: proposal.width) }

    /// The height of all paragraphs, by the plain loop.
    func totalHeight(width: Double) -> Double {
        var total = 0.0
        for index in 0..<count { total += size(index, width: width).height }
        return total
    }

    private func size(_ paragraph: Int, width: Double) -> Size<Double> {
        var line = 0.0
        var widest = 0.0
        var lines = 1.0
        for index in paragraph * perParagraph..<(paragraph + 1) * perParagraph {
            let longer = line == 0 ? words[index] : line + gap + words[index]
            if longer <= width || line == 0 {
                line = longer
            } else {
                lines += 1
                line = words[index]
            }
            widest = max(widest, line)
        }
        return Size(width: widest, height: lines * lineHeight)
    }
}
