extension SwiftUISupport {
    /// The adaptive stack by width or fit as a layout.
    static let adaptiveLayout: StaticString = #"""
        /// A row where the offered width is enough, else a column; both keep the same views.
        struct AdaptiveLayout: Layout, Sendable {
            /// The least width of the row; nil for its ideal width.
            var leastWidth: CGFloat?
            var alignment: Alignment
            var spacing: CGFloat?

            struct Cache {
                fileprivate var row: AnyLayout.Cache
                fileprivate var column: AnyLayout.Cache
            }

            private var row: AnyLayout {
                AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
            }

            private var column: AnyLayout {
                AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
            }

            func makeCache(subviews: LayoutSubviews) -> Cache {
                Cache(
                    row: row.makeCache(subviews: subviews), column: column.makeCache(subviews: subviews)
                )
            }

            func sizeThatFits(
                proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
            ) -> CGSize {
                isRow(proposal, subviews, &cache)
                    ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
                    : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.column)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
                cache: inout Cache
            ) {
                if isRow(proposal, subviews, &cache) {
                    row.placeSubviews(
                        in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
                } else {
                    column.placeSubviews(
                        in: bounds, proposal: proposal, subviews: subviews, cache: &cache.column)
                }
            }

            private func isRow(
                _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
            ) -> Bool {
                guard let width = proposal.width, width.isFinite else { return true }
                if let leastWidth { return width >= leastWidth }
                let ideal = row.sizeThatFits(
                    proposal: .unspecified, subviews: subviews, cache: &cache.row)
                return width >= ideal.width
            }
        }
        """#

    /// The adaptive stack as a view.
    static let adaptiveStack: StaticString = #"""
        /// What chooses the axis of an adaptive stack.
        struct AdaptiveRule: Hashable, Sendable {
            fileprivate enum Choice: Hashable, Sendable {
                case orientation(flat: Axis?)
                case width(CGFloat)
                case fit
            }

            fileprivate let choice: Choice

            /// A row in landscape, a column in portrait, flat as before.
            static let orientation = AdaptiveRule(choice: .orientation(flat: nil))

            /// A row if it fits the offered width.
            static let fit = AdaptiveRule(choice: .fit)

            /// A row in landscape, a column in portrait, flat as said.
            static func orientation(flat: Axis) -> AdaptiveRule {
                AdaptiveRule(choice: .orientation(flat: flat))
            }

            /// A row from an offered width up.
            static func width(_ minimum: CGFloat) -> AdaptiveRule {
                AdaptiveRule(choice: .width(minimum))
            }
        }

        /// A row or a column, as the device's orientation or the width asks.
        struct AdaptiveStack<Content: View>: View {
            private let rule: AdaptiveRule
            private let alignment: Alignment
            private let spacing: CGFloat?
            private let content: Content
            @Environment(\.heldOrientation) private var orientation

            init(
                by rule: AdaptiveRule = .orientation, alignment: Alignment = .center,
                spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
            ) {
                self.rule = rule
                self.alignment = alignment
                self.spacing = spacing
                self.content = content()
            }

            var body: some View { layout { content } }

            private var layout: AnyLayout {
                switch rule.choice {
                case .orientation(let flat):
                    orientation.axis(flat: flat) == .horizontal
                        ? AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
                        : AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
                case .width(let width):
                    AnyLayout(AdaptiveLayout(leastWidth: width, alignment: alignment, spacing: spacing))
                case .fit: AnyLayout(AdaptiveLayout(alignment: alignment, spacing: spacing))
                }
            }
        }
        """#
}
