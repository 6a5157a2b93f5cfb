import Testing
import ViewBase
import ViewLayout

/// What people reported of rounding to whole pixels, put as numbers; each names its report.
@Suite struct ReportedRoundingTests {
    // https://github.com/DioxusLabs/taffy/issues/369
    @Test func edgesAreRoundedAndNotWidths() {
        var context = LayoutContext<Double>(window: .unspecified)
        context.centersRoot = true
        let placements = laidOut(963.3333, 10, context: context) { builder in
            builder.row(0) {
                builder.box(100.3, 10)
                builder.box(100.3, 10)
            }
        }
        let grid = PixelGrid(scale: 1)
        let first = grid.rounded(placements.frame(of: NodeID(1)))
        let second = grid.rounded(placements.frame(of: NodeID(2)))
        #expect([first.minX, first.maxX, second.minX, second.maxX] == [381, 482, 482, 582])
    }

    // https://github.com/DioxusLabs/taffy/pull/1189
    @Test func roundedRowsNeitherGapNorOverlap() {
        let placements = laidOut(100, nil) { builder in
            builder.openPadding(EdgeInsets(51.2, .top))
            builder.column(0) { for _ in 0..<10 { builder.box(10, 13.92) } }
        }
        let frames = (2...11).map { PixelGrid(scale: 1).rounded(placements.frame(of: NodeID($0))) }
        #expect(frames.map(\.minY) == [51, 65, 79, 93, 107, 121, 135, 149, 163, 176])
        #expect(frames.map(\.height) == [14, 14, 14, 14, 14, 14, 14, 14, 13, 14])
    }

    // https://github.com/react/yoga/issues/580
    @Test func aHairlineStaysOne() {
        let line = PixelGrid(scale: 2).rounded(Rect(x: 73.625, y: 0, width: 0.5, height: 40))
        #expect(line.width == 0.5)
    }

    // https://github.com/triniwiz/nativescript-mason/pull/56
    @Test func aRoundedTextIsNotNarrower() {
        let placements = laidOut(200, 20) { builder in
            builder.openFrame(width: 200, height: 20, alignment: .topLeading)
            builder.openPadding(EdgeInsets(10.6, .leading))
            builder.box(123.9, 20)
        }
        placements.expect(NodeID(2), 10.6, 0, 123.9, 20)
        let frame = PixelGrid(scale: 1).rounded(placements.frame(of: NodeID(2)))
        #expect([frame.minX, frame.maxX, frame.width] == [11, 135, 124])
    }
}
