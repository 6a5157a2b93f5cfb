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
                proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) -> CGSize {
                let parts = HeaderParts(self, proposal, subviews)
                let width = proposal.width ?? (parts.title?.size.width ?? 0) + 2 * parts.margin
                return CGSize(width: max(0, width), height: parts.line.height)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                let parts = HeaderParts(self, proposal, subviews)
                let edges = (leading: parts.leading?.size.width ?? 0, trailing: parts.trailing?.size.width ?? 0)
                parts.leading?.place(in: bounds, x: 0, parts.line)
                parts.trailing?.place(in: bounds, x: bounds.width - edges.trailing, parts.line)
                guard let title = parts.title else { return }
                guard parts.drawsTitle else { return title.subview.placeOutOfSight(of: bounds) }
                var x = (bounds.width - title.size.width) / 2
                if parts.isFree {
                    let start = edges.leading + parts.spacing
                    let end = bounds.width - edges.trailing - parts.spacing - title.size.width
                    if end >= start { x = max(min(x, end), start) }
                }
                title.place(in: bounds, x: x, parts.line)
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
                let leading = subviews.first { $0[HeaderRole.self] == .leading }
                let title = subviews.first { $0[HeaderRole.self] == .title }
                let trailing = subviews.first { $0[HeaderRole.self] == .trailing }
                let ideals = [leading, trailing].compactMap { $0?.sizeThatFits(.unspecified) }
                var box = CGSize(width: ideals.map(\.width).max() ?? 0, height: ideals.map(\.height).max() ?? 0)
                spacing = HeaderParts.spacing(header, leading, title, trailing)
                margin = box.width + spacing
                var offer = proposal
                if let width = proposal.width, width.isFinite {
                    var left = width - 2 * margin
                    if header.title == .centeredIfFits, let title {
                        isFree = left < title.sizeThatFits(.unspecified).width
                    }
                    if isFree {
                        let edges = [leading, trailing].compactMap { $0?.sizeThatFits(ProposedViewSize(box)).width }
                        left = width - edges.reduce(0, +) - 2 * spacing
                    }
                    drawsTitle = left > 0
                    if !drawsTitle { box.width = min(box.width, width / 2) }
                    offer.width = max(0, left)
                }
                self.leading = leading.map { LinePart($0, ProposedViewSize(box), header.alignment) }
                self.trailing = trailing.map { LinePart($0, ProposedViewSize(box), header.alignment) }
                self.title = title.map { LinePart($0, offer, header.alignment) }
                for part in [self.leading, self.trailing, drawsTitle ? self.title : nil] {
                    if let part { line.extend(part) }
                }
            }

            /// The spacing written, or the larger default distance between an edge and the title; none
            /// without edges.
            private static func spacing(
                _ header: HeaderLayout, _ leading: LayoutSubview?, _ title: LayoutSubview?,
                _ trailing: LayoutSubview?
            ) -> CGFloat {
                if leading == nil, trailing == nil { return 0 }
                if let spacing = header.spacing { return spacing }
                guard let title else { return 0 }
                let before = leading?.spacing.distance(to: title.spacing, along: .horizontal)
                let after = trailing.map { title.spacing.distance(to: $0.spacing, along: .horizontal) }
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
