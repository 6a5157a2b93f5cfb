extension SwiftUISupport {
    /// What floats over a base as a layout.
    static let overlayLayout: StaticString = #"""
        /// A base and above it what floats at a place of the space that both are given.
        struct OverlayLayout: Layout, Sendable {
            var alignment: Alignment
            /// Distances that count on the edges that the alignment names.
            var inset: EdgeInsets

            func sizeThatFits(
                proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
            ) -> CGSize {
                let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
                let height = proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil }
                if let width, let height { return CGSize(width: width, height: height) }
                let base = subviews.first?.sizeThatFits(proposal) ?? .zero
                return CGSize(width: width ?? base.width, height: height ?? base.height)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
                cache: inout Void
            ) {
                subviews.first?.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
                for floating in subviews.dropFirst() {
                    let own = floating.dimensions(in: .unspecified)
                    let area = area(bounds)
                    let x =
                        area.minX + line(alignment.horizontal, area.width) - own[alignment.horizontal]
                    let y = area.minY + line(alignment.vertical, area.height) - own[alignment.vertical]
                    // What does not fit keeps its top and leading edge inside.
                    let corner = CGPoint(
                        x: max(min(x, area.maxX - own.width), area.minX),
                        y: max(min(y, area.maxY - own.height), area.minY))
                    floating.place(at: corner, proposal: .unspecified)
                }
            }

            private func area(_ bounds: CGRect) -> CGRect {
                let leading = alignment.horizontal == .leading ? inset.leading : 0
                let trailing = alignment.horizontal == .trailing ? inset.trailing : 0
                let top = alignment.vertical == .top ? inset.top : 0
                let bottom = alignment.vertical == .bottom ? inset.bottom : 0
                return CGRect(
                    x: bounds.minX + leading, y: bounds.minY + top,
                    width: bounds.width - leading - trailing, height: bounds.height - top - bottom)
            }

            private func line(_ guide: HorizontalAlignment, _ width: CGFloat) -> CGFloat {
                switch guide {
                case .leading: 0
                case .trailing: width
                default: width / 2
                }
            }

            private func line(_ guide: VerticalAlignment, _ height: CGFloat) -> CGFloat {
                switch guide {
                case .top: 0
                case .center: height / 2
                default: height
                }
            }
        }
        """#

    /// What floats over a base as a view.
    static let overlay: StaticString = #"""
        /// What a floating view does when the keyboard comes.
        enum KeyboardRule: CaseIterable, Hashable, Sendable {
            case avoid, ignore
        }

        /// Floats a view over a base, clear of the safe area and the keyboard.
        struct Overlay<Base: View, Floating: View>: View {
            private let layout: OverlayLayout
            private let keyboard: KeyboardRule
            private let base: Base
            private let floating: Floating

            init(
                alignment: Alignment = .bottomTrailing, inset: EdgeInsets,
                keyboard: KeyboardRule = .avoid,
                @ViewBuilder base: () -> Base, @ViewBuilder floating: () -> Floating
            ) {
                layout = OverlayLayout(alignment: alignment, inset: inset)
                self.keyboard = keyboard
                self.base = base()
                self.floating = floating()
            }

            init(
                alignment: Alignment = .bottomTrailing, inset: CGFloat = 16,
                keyboard: KeyboardRule = .avoid,
                @ViewBuilder base: () -> Base, @ViewBuilder floating: () -> Floating
            ) {
                let inset = EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
                self.init(
                    alignment: alignment, inset: inset, keyboard: keyboard, base: base,
                    floating: floating)
            }

            /// Both are one view each, and only what floats moves up for the keyboard.
            var body: some View {
                layout {
                    ZStack { base }.ignoresSafeArea(.keyboard, edges: .bottom)
                    ZStack { floating }
                }
                .ignoresSafeArea(keyboard == .ignore ? .keyboard : [], edges: .bottom)
            }
        }
        """#
}
