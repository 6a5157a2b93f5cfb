extension SwiftUISupport {
    /// The header as a layout.
    static let headerLayout: StaticString = #"""
        /// What a view is in the header around it.
        enum HeaderRole: LayoutValueKey, Sendable {
            case leading, title, trailing

            static let defaultValue = HeaderRole.title
        }

        /// A title centred between two edges.
        ///
        /// Both edges are offered the larger ideal width and height of the two, the title what is left
        /// beside twice that width.
        struct HeaderLayout: Layout, Sendable {
            var spacing: CGFloat?
            var alignment: VerticalAlignment
            var title: HeaderTitle

            func sizeThatFits(
                proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
            ) -> CGSize {
                let parts = HeaderParts(self, proposal, subviews)
                let width = proposal.width ?? (parts.title?.size.width ?? 0) + 2 * parts.margin
                return CGSize(width: max(0, width), height: parts.line.height)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
                cache: inout Void
            ) {
                let parts = HeaderParts(self, proposal, subviews)
                let edges = (
                    leading: parts.leading?.size.width ?? 0, trailing: parts.trailing?.size.width ?? 0
                )
                let trailingX = bounds.width - edges.trailing
                parts.leading?.place(subviews, in: bounds, x: 0, parts.line)
                parts.trailing?.place(subviews, in: bounds, x: trailingX, parts.line)
                guard let title = parts.title else { return }
                guard parts.drawsTitle else {
                    return subviews[title.index].placeOutOfSight(of: bounds)
                }
                var x = (bounds.width - title.size.width) / 2
                if parts.isFree {
                    let start = edges.leading + parts.spacing
                    let end = trailingX - parts.spacing - title.size.width
                    if end >= start { x = max(min(x, end), start) }
                }
                title.place(subviews, in: bounds, x: x, parts.line)
            }
        }

        /// The parts of a header with their answers to an offer.
        private struct HeaderParts {
            private(set) var leading: LinePart?
            private(set) var title: LinePart?
            private(set) var trailing: LinePart?
            private(set) var line = LineSpan()
            private(set) var spacing: CGFloat = 0
            /// What is kept free of the title on either side: the larger edge and the spacing.
            private(set) var margin: CGFloat = 0
            /// Whether the title takes the room between the real edges.
            private(set) var isFree = false
            private(set) var drawsTitle = true

            init(_ header: HeaderLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
                let leading = subviews.firstIndex { $0[HeaderRole.self] == .leading }
                let title = subviews.firstIndex { $0[HeaderRole.self] == .title }
                let trailing = subviews.firstIndex { $0[HeaderRole.self] == .trailing }
                let edges = [leading, trailing].compactMap { $0 }
                let ideals = edges.map { subviews[$0].sizeThatFits(.unspecified) }
                var box = CGSize(
                    width: ideals.map(\.width).max() ?? 0, height: ideals.map(\.height).max() ?? 0)
                spacing = HeaderParts.spacing(header, subviews, leading, title, trailing)
                margin = box.width + spacing
                var offer = proposal
                if let width = proposal.width, width.isFinite {
                    var left = width - 2 * margin
                    if header.title == .centeredIfFits, let title {
                        isFree = left < subviews[title].sizeThatFits(.unspecified).width
                    }
                    if isFree {
                        let offer = ProposedViewSize(box)
                        let taken = edges.map { subviews[$0].sizeThatFits(offer).width }.reduce(0, +)
                        left = width - taken - 2 * spacing
                    }
                    drawsTitle = left > 0
                    if !drawsTitle { box.width = min(box.width, width / 2) }
                    offer.width = max(0, left)
                }
                func part(_ index: Int?, _ offer: ProposedViewSize) -> LinePart? {
                    index.map { LinePart(subviews, $0, offer, header.alignment) }
                }
                self.leading = part(leading, ProposedViewSize(box))
                self.trailing = part(trailing, ProposedViewSize(box))
                self.title = part(title, offer)
                for part in [self.leading, self.trailing, drawsTitle ? self.title : nil] {
                    if let part { line.extend(part) }
                }
            }

            /// The spacing written, or the larger default distance between an edge and the title; none
            /// without edges.
            private static func spacing(
                _ header: HeaderLayout, _ subviews: LayoutSubviews, _ leading: Int?, _ title: Int?,
                _ trailing: Int?
            ) -> CGFloat {
                if leading == nil, trailing == nil { return 0 }
                if let spacing = header.spacing { return spacing }
                guard let title else { return 0 }
                let before = leading.map { subviews.gap($0, title) }
                let after = trailing.map { subviews.gap(title, $0) }
                return [before, after].compactMap { $0 }.max() ?? 0
            }
        }
        """#

    /// The header as a view.
    static let header: StaticString = #"""
        /// Where a header's title stands.
        enum HeaderTitle: CaseIterable, Hashable, Sendable {
            case centered, centeredIfFits
        }

        /// A header whose title stays centred however wide its edges are.
        struct HeaderStack<Title: View, Leading: View, Trailing: View>: View {
            private let layout: HeaderLayout
            private let title: Title
            private let leading: Leading
            private let trailing: Trailing

            init(
                spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
                title: HeaderTitle = .centered, @ViewBuilder content: () -> Title,
                @ViewBuilder leading: () -> Leading = { EmptyView() },
                @ViewBuilder trailing: () -> Trailing = { EmptyView() }
            ) {
                layout = HeaderLayout(spacing: spacing, alignment: alignment, title: title)
                self.title = content()
                self.leading = leading()
                self.trailing = trailing()
            }

            var body: some View {
                layout {
                    leading.layoutValue(key: HeaderRole.self, value: .leading)
                    title.layoutValue(key: HeaderRole.self, value: .title)
                    trailing.layoutValue(key: HeaderRole.self, value: .trailing)
                }
            }
        }
        """#
}
