extension SwiftUISupport {
    /// What layouts share: the parts of a row with a common line.
    static let line: StaticString = #"""
        /// A subview in a row, by its index, with its answer to an offer.
        private struct LinePart {
            let index: Int
            let offer: ProposedViewSize
            let size: CGSize
            /// How far the row's line is below the top.
            let guide: CGFloat

            init(
                _ subviews: LayoutSubviews, _ index: Int, _ offer: ProposedViewSize,
                _ alignment: VerticalAlignment
            ) {
                let dimensions = subviews[index].dimensions(in: offer)
                self.index = index
                self.offer = offer
                size = CGSize(width: dimensions.width, height: dimensions.height)
                guide = dimensions[alignment]
            }

            func place(_ subviews: LayoutSubviews, in bounds: CGRect, x: CGFloat, _ line: LineSpan) {
                let y = bounds.minY + line.ascent - guide
                subviews[index].place(at: CGPoint(x: bounds.minX + x, y: y), proposal: offer)
            }
        }

        /// How far the parts of a row reach above and below their common line.
        private struct LineSpan {
            private(set) var ascent: CGFloat = 0
            private(set) var descent: CGFloat = 0

            var height: CGFloat { ascent + descent }

            mutating func extend(_ part: LinePart) {
                ascent = max(ascent, part.guide)
                descent = max(descent, part.size.height - part.guide)
            }
        }

        extension LayoutSubview {
            /// Places the subview where nobody sees it: a layout cannot leave one out.
            fileprivate func placeOutOfSight(of bounds: CGRect) {
                place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .unspecified)
            }
        }

        extension LayoutSubviews {
            /// The default distance between two subviews side by side.
            fileprivate func gap(_ first: Int, _ second: Int) -> CGFloat {
                self[first].spacing.distance(to: self[second].spacing, along: .horizontal)
            }
        }
        """#
}
