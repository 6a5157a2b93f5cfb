import Testing
import ViewCore

/// The layouts of the support file for SwiftUI, which are compiled here against `ViewCore`'s `Layout`: their arithmetic
/// is the language's.
@Suite("The support file's layouts")
struct SupportLayoutTests {
    // MARK: Headers

    private static func box(_ width: CGFloat, _ height: CGFloat) -> AnyView {
        AnyView(Color.red.frame(width: width, height: height))
    }

    private let leading = box(60, 44)
    private let trailing = box(40, 44)
    private let title = AnyView(
        Color.red.frame(minWidth: 0, idealWidth: 100, maxWidth: 100, minHeight: 20, maxHeight: 20))
    private let filler = AnyView(Color.red.frame(height: 20))

    private func header(
        _ leading: AnyView?, _ title: AnyView, _ trailing: AnyView?, at width: CGFloat?,
        _ rule: HeaderTitle = .centered, _ direction: LayoutDirection = .leftToRight
    ) -> LayoutReport {
        let view = HeaderLayout(spacing: 8, alignment: .center, title: rule) {
            if let leading { leading.layoutValue(key: HeaderRole.self, value: .leading).named("leading") }
            title.layoutValue(key: HeaderRole.self, value: .title).named("title")
            if let trailing { trailing.layoutValue(key: HeaderRole.self, value: .trailing).named("trailing") }
        }
        return LayoutReport(
            AnyView(view), proposal: ProposedViewSize(width: width, height: 44),
            environment: LayoutEnvironment(layoutDirection: direction))
    }

    @Test func theTitleStandsInTheMiddle() {
        let report = header(leading, title, trailing, at: 320)
        #expect(report.size == CGSize(width: 320, height: 44))
        #expect(report.frame(of: "leading") == CGRect(x: 0, y: 0, width: 60, height: 44))
        #expect(report.frame(of: "title") == CGRect(x: 110, y: 12, width: 100, height: 20))
        #expect(report.frame(of: "trailing") == CGRect(x: 280, y: 0, width: 40, height: 44))
    }

    @Test func theTitleIsOfferedWhatTheWiderEdgeLeavesOnBothSides() {
        let both = header(leading, filler, trailing, at: 320)
        #expect(both.frame(of: "title") == CGRect(x: 68, y: 12, width: 184, height: 20))
        let one = header(nil, filler, trailing, at: 320)
        #expect(one.frame(of: "title") == CGRect(x: 48, y: 12, width: 224, height: 20))
        let none = header(nil, filler, nil, at: 320)
        #expect(none.frame(of: "title") == CGRect(x: 0, y: 12, width: 320, height: 20))
    }

    @Test func fromRightToLeftTheEdgesChangeSides() {
        let report = header(leading, title, trailing, at: 320, .centered, .rightToLeft)
        #expect(report.frame(of: "trailing") == CGRect(x: 0, y: 0, width: 40, height: 44))
        #expect(report.frame(of: "title") == CGRect(x: 110, y: 12, width: 100, height: 20))
        #expect(report.frame(of: "leading") == CGRect(x: 260, y: 0, width: 60, height: 44))
    }

    /// 2 · 60 + 16 > 120: the edges have half each, and the title is out of sight.
    @Test func aHeaderTooNarrowHasNoTitle() {
        let report = header(leading, title, trailing, at: 120)
        #expect(report.frame(of: "leading") == CGRect(x: 0, y: 0, width: 60, height: 44))
        #expect(report.frame(of: "trailing") == CGRect(x: 80, y: 0, width: 40, height: 44))
        #expect((report.frame(of: "title")?.maxX ?? 0) < -1000)
    }

    @Test func aTitleThatCannotShrinkStaysInTheMiddle() {
        let report = header(leading, Self.box(300, 20), trailing, at: 320)
        #expect(report.frame(of: "title") == CGRect(x: 10, y: 12, width: 300, height: 20))
    }

    /// 2 · 68 + 100 = 236.
    @Test func withoutAnOfferItIsAsWideAsItsIdeal() {
        #expect(header(leading, title, trailing, at: nil).size == CGSize(width: 236, height: 44))
    }

    /// The ideal 210 is more than 184, so that it takes the 204 between the real edges, from 68 on.
    @Test func aTitleThatIsCenteredIfItFitsTakesTheRoomThatThereIs() {
        let title = AnyView(Color.red.frame(minWidth: 0, idealWidth: 210, maxWidth: 210, minHeight: 20, maxHeight: 20))
        let report = header(leading, title, trailing, at: 320, .centeredIfFits)
        #expect(report.frame(of: "title") == CGRect(x: 68, y: 12, width: 204, height: 20))
    }

    /// Our own engine places the same parts at the same places, default distances and baselines included.
    @Test func headersAreTheEnginesOwn() {
        for width in stride(from: CGFloat(137), through: 420, by: 9.5) {
            for rule in HeaderTitle.allCases {
                let own = HeaderStack(alignment: .firstTextBaseline, title: rule) {
                    Text("A title that is long").lineLimit(1).named("title")
                } leading: {
                    Button("Back") {}.named("leading")
                } trailing: {
                    Text("Edit").font(.largeTitle).named("trailing")
                }
                let layout = HeaderLayout(alignment: .firstTextBaseline, title: rule) {
                    Button("Back") {}.layoutValue(key: HeaderRole.self, value: .leading).named("leading")
                    Text("A title that is long").lineLimit(1)
                        .layoutValue(key: HeaderRole.self, value: .title).named("title")
                    Text("Edit").font(.largeTitle)
                        .layoutValue(key: HeaderRole.self, value: .trailing).named("trailing")
                }
                let size = ProposedViewSize(width: width, height: 80)
                let expected = LayoutReport(own, proposal: size)
                let report = LayoutReport(AnyView(layout), proposal: size)
                for name in ["leading", "title", "trailing"] {
                    #expect(report.frame(of: name) == expected.frame(of: name), "\(name) at \(width)")
                }
            }
        }
    }

    // MARK: Rows of whole items

    private static let widths: [CGFloat] = [72, 96, 64, 88]

    private func row(at width: CGFloat?, items: Int = 4, badge: @escaping (Int) -> CGFloat = { _ in 60 }) -> SupportRow
    {
        let view = WholeItemLayout(spacing: 8, alignment: .center) {
            ForEach(0..<items) { index in
                Self.box(Self.widths[index], 20).layoutValue(key: WholeItemRole.self, value: .item)
                    .named("item")
            }
            ForEach(1..<items + 1) { count in
                Self.box(badge(count), 20).layoutValue(key: WholeItemRole.self, value: .badge(count))
                    .named("badge")
            }
            Self.box(30, 10).layoutValue(key: WholeItemRole.self, value: .empty).named("empty")
        }
        .named("row")
        let report = LayoutReport(AnyView(view), proposal: ProposedViewSize(width: width, height: 40))
        return SupportRow(report)
    }

    @Test(
        "The row shows what fits",
        arguments: [
            (344, 4, 0, 344), (343, 3, 1, 316), (316, 3, 1, 316), (315, 2, 2, 244), (300, 2, 2, 244), (243, 1, 3, 140),
            (220, 1, 3, 140), (139, 0, 4, 60), (60, 0, 4, 60), (59, 0, 4, 60),
        ] as [(CGFloat, Int, Int, CGFloat)])
    func figures(_ available: CGFloat, _ shown: Int, _ hidden: Int, _ width: CGFloat) {
        let row = row(at: available)
        #expect(row.items == Array(0..<shown) && row.badges == (hidden > 0 ? [hidden] : []) && row.width == width)
    }

    @Test func anItemStandsBesideTheOneBefore() {
        let row = row(at: 315)
        let start = (315 - 244) / 2.0
        #expect(row.frame("item[0]") == CGRect(x: start, y: 10, width: 72, height: 20))
        #expect(row.frame("item[1]") == CGRect(x: start + 80, y: 10, width: 96, height: 20))
        #expect(row.frame("badge[1]") == CGRect(x: start + 184, y: 10, width: 60, height: 20))
    }

    @Test func withoutItemsTheEmptyContentShows() {
        let row = row(at: 300, items: 0)
        #expect(row.frame("empty") == CGRect(x: 135, y: 15, width: 30, height: 10) && row.width == 30)
        #expect(self.row(at: nil).items == [0, 1, 2, 3])
    }

    /// At 240, three items take 248 and two with "2 more" 176 + 8 + 70; one with "3 more", 72 + 8 + 20, is what fits.
    @Test func eachBadgeIsMeasuredAsItself() {
        let row = row(at: 240) { $0 == 3 ? 20 : 70 }
        #expect(row.items == [0] && row.badges == [3] && row.width == 100)
    }

    // MARK: Adaptive stacks

    private func pair(_ layout: AdaptiveLayout, at width: CGFloat?) -> (first: CGRect?, second: CGRect?) {
        let view = layout {
            Self.box(100, 40).named("first")
            Self.box(60, 40).named("second")
        }
        let report = LayoutReport(AnyView(view), proposal: ProposedViewSize(width: width, height: 100))
        return (report.frame(of: "first"), report.frame(of: "second"))
    }

    /// A row of 168 × 40 or a column of 100 × 88, in the middle of the window.
    @Test func theOfferedWidthDecides() {
        let byWidth = AdaptiveLayout(leastWidth: 600, alignment: .center, spacing: 8)
        let byFit = AdaptiveLayout(alignment: .center, spacing: 8)
        for (layout, width) in [(byWidth, 600), (byFit, 168)] as [(AdaptiveLayout, CGFloat)] {
            let row = pair(layout, at: width)
            let x = (width - 168) / 2
            #expect(row.first == CGRect(x: x, y: 30, width: 100, height: 40))
            #expect(row.second == CGRect(x: x + 108, y: 30, width: 60, height: 40))
            let column = pair(layout, at: width - 1)
            let middle = (width - 1) / 2
            #expect(column.first == CGRect(x: middle - 50, y: 6, width: 100, height: 40))
            #expect(column.second == CGRect(x: middle - 30, y: 54, width: 60, height: 40))
            #expect(pair(layout, at: nil).second?.minX == 108)
        }
    }

    // MARK: What floats

    private func floating(
        _ side: CGSize, in size: CGSize, _ alignment: Alignment = .bottomTrailing,
        _ direction: LayoutDirection = .leftToRight
    ) -> CGRect? {
        let inset = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        let view = OverlayLayout(alignment: alignment, inset: inset) {
            Color.white.named("base")
            Self.box(side.width, side.height).named("fab")
        }
        let report = LayoutReport(
            AnyView(view), proposal: ProposedViewSize(size), environment: LayoutEnvironment(layoutDirection: direction))
        #expect(report.frame(of: "base") == CGRect(origin: .zero, size: size))
        return report.frame(of: "fab")
    }

    /// The keyboard of 216 leaves 451 of the window's 667.
    @Test func aButtonFloatsInTheCorner() {
        let button = CGSize(width: 60, height: 60)
        let window = CGSize(width: 375, height: 667)
        #expect(floating(button, in: window) == CGRect(x: 299, y: 591, width: 60, height: 60))
        #expect(
            floating(button, in: CGSize(width: 375, height: 451)) == CGRect(x: 299, y: 375, width: 60, height: 60))
        #expect(floating(button, in: window, .bottomTrailing, .rightToLeft)?.minX == 16)
        #expect(floating(button, in: window, .top) == CGRect(x: 157.5, y: 16, width: 60, height: 60))
    }

    @Test func whatDoesNotFitKeepsItsTopAndLeadingEdgeInside() {
        let frame = floating(CGSize(width: 400, height: 700), in: CGSize(width: 375, height: 667))
        #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 700))
    }
}
