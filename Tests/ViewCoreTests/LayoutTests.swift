import Testing
import ViewCore

/// Layouts written in Swift.
@Suite("Layouts of one's own")
struct LayoutTests {
    /// Ten points around its one subview, which is measured in both calls.
    private struct Frame: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let size = subviews[0].sizeThatFits(proposal)
            return CGSize(width: size.width + 20, height: size.height + 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let size = subviews[0].sizeThatFits(proposal)
            subviews[0].place(
                at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
        }
    }

    /// 30 + 3 × 20 = 90 wide and 10 + 60 = 70 high, in the middle of 200 × 100.
    @Test func threeLayoutsWithinEachOtherMeasureInBothCalls() {
        let view = Frame {
            Frame {
                Frame {
                    Color.red.frame(width: 30, height: 10).named("box")
                }
                .named("inner")
            }
            .named("middle")
        }
        .named("outer")
        let report = LayoutReport(AnyView(view), proposal: ProposedViewSize(width: 200, height: 100))
        #expect(report.frame(of: "outer") == CGRect(x: 55, y: 15, width: 90, height: 70))
        #expect(report.frame(of: "middle") == CGRect(x: 65, y: 25, width: 70, height: 50))
        #expect(report.frame(of: "inner") == CGRect(x: 75, y: 35, width: 50, height: 30))
        #expect(report.frame(of: "box") == CGRect(x: 85, y: 45, width: 30, height: 10))
    }

    private struct Column: LayoutValueKey {
        static let defaultValue = 0
    }

    /// Subviews in columns of 50 points that they choose, each below the one before; the cache counts them.
    private struct Columns: Layout {
        func makeCache(subviews: Subviews) -> Int { subviews.count }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: 150, height: CGFloat(cache) * 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            for (index, subview) in subviews.enumerated() {
                let x = bounds.minX + CGFloat(subview[Column.self]) * 50
                subview.place(
                    at: CGPoint(x: x + 25, y: bounds.minY + CGFloat(index) * 20 + 10), anchor: .center,
                    proposal: ProposedViewSize(width: 50, height: 20))
            }
        }
    }

    /// A value is seen through modifiers around it; the default counts where there is none.
    @Test func subviewsTellValues() {
        let view = Columns {
            Color.red.layoutValue(key: Column.self, value: 2).named("a")
            Color.green.frame(width: 10, height: 10).layoutValue(key: Column.self, value: 1).opacity(0.5).named("b")
            Color.blue.frame(width: 10, height: 10).named("c")
        }
        let report = LayoutReport(view, proposal: ProposedViewSize(width: 150, height: 60))
        #expect(report.frame(of: "a") == CGRect(x: 100, y: 0, width: 50, height: 20))
        #expect(report.frame(of: "b") == CGRect(x: 70, y: 25, width: 10, height: 10))
        #expect(report.frame(of: "c") == CGRect(x: 20, y: 45, width: 10, height: 10))
    }

    /// Calls another layout's functions with its own subviews.
    private struct Wrapping<Inner: Layout>: Layout {
        let inner: Inner

        func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) -> CGSize {
            inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
        ) {
            inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// One of fixed width, one that takes what is left, and a text of its ideal size.
    @ViewBuilder private func children() -> some View {
        Color.red.frame(width: 40, height: 10).named("a")
        Color.green.frame(height: 30).layoutPriority(1).named("b")
        Text("x").font(.system(size: 10)).fixedSize().named("c")
    }

    @Test func aStackIsTheSameThroughEveryLayout() {
        let environment = LayoutEnvironment(textMetrics: .fixed)
        let size = ProposedViewSize(width: 100, height: 40)
        let reports = [
            LayoutReport(HStack(spacing: 5) { children() }, proposal: size, environment: environment),
            LayoutReport(
                AnyLayout(HStackLayout(spacing: 5)) { children() }, proposal: size, environment: environment),
            LayoutReport(
                Wrapping(inner: HStackLayout(spacing: 5)) { children() }, proposal: size, environment: environment),
            LayoutReport(
                AnyLayout(Wrapping(inner: AnyLayout(HStackLayout(spacing: 5)))) { children() }, proposal: size,
                environment: environment),
        ]
        for report in reports {
            #expect(report.errors == [])
            // A text of one character at 10 points is 6 wide and 12 high: the rest is 100 − 40 − 6 − 10.
            #expect(report.frame(of: "a") == CGRect(x: 0, y: 15, width: 40, height: 10))
            #expect(report.frame(of: "b") == CGRect(x: 45, y: 5, width: 44, height: 30))
            #expect(report.frame(of: "c") == CGRect(x: 94, y: 14, width: 6, height: 12))
        }
    }

    /// A layout that keeps no distance from its neighbours and whose leading guide is 7 points in.
    private struct Opinionated: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guide == .leading ? 7 : nil
        }
    }

    /// Such layouts touch each other and what has no opinion, so that the three are 30 high; their leading guide lies 7
    /// points in, so that both reach 7 points over the leading edge of the other child.
    @Test func aLayoutSaysItsSpacingAndItsGuides() {
        let view = VStack(alignment: .leading) {
            Opinionated { Color.red }.named("a")
            Opinionated { Color.red }.named("b")
            Color.blue.frame(width: 30, height: 10).named("c")
        }
        let report = LayoutReport(view, proposal: ProposedViewSize(width: 37, height: 30))
        #expect(report.frame(of: "a") == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(report.frame(of: "b") == CGRect(x: 0, y: 10, width: 20, height: 10))
        #expect(report.frame(of: "c") == CGRect(x: 7, y: 20, width: 30, height: 10))
    }

    /// Not placed, the child stands in the middle, offered what the layout was offered.
    @Test func aSubviewThatIsNotPlacedStandsInTheMiddle() {
        let view = Opinionated { Color.red.frame(width: 4, height: 4).named("dot") }
        let report = LayoutReport(view, proposal: ProposedViewSize(width: 20, height: 10))
        #expect(report.frame(of: "dot") == CGRect(x: 8, y: 3, width: 4, height: 4))
    }
}
