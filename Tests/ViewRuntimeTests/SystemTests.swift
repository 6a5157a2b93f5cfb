import Testing
import ViewLayout
import ViewTree

/// The four systems, by the figures of their design.
@Suite struct SystemTests {
    private let header = """
        view Header(hasLeading: Bool = true, hasTrailing: Bool = true) {
            #header HeaderStack(spacing: 8) {
                if hasLeading { #leading Color.red.frame(width: 60, height: 44) }
                #title Color.red.frame(minWidth: 0, idealWidth: 100, maxWidth: 100, minHeight: 20, maxHeight: 20)
                if hasTrailing { #trailing Color.red.frame(width: 40, height: 44) }
            }
        }
        """

    @Test func headerCentersTheTitle() {
        let shown = Shown(header, width: 320)
        #expect(shown.size == [320, 44])
        #expect(shown.frame("leading") == [0, 400, 60, 44])
        #expect(shown.frame("title") == [110, 412, 100, 20])
        #expect(shown.frame("trailing") == [280, 400, 40, 44])
    }

    @Test func rowShowsWholeItems() {
        let source = """
            view Row(widths: [Double] = [72, 96, 64, 88]) {
                #row WholeItemRow(widths, id: \\.self, spacing: 8) { width in
                    #item Color.blue.frame(width: width, height: 20)
                } overflow: { hidden in
                    #badge Color.gray.frame(width: 60, height: 20)
                }
            }
            """
        for (width, count, total) in [(344.0, 4, 344.0), (343, 3, 316), (315, 2, 244), (139, 0, 60), (59, 0, 60)] {
            let shown = Shown(source, width: width)
            let facts = shown.node("row")?.facts
            #expect(facts?.shownCount == count)
            #expect(facts?.hiddenCount == 4 - count)
            #expect(facts?.isClipped == (width < 60))
            #expect(shown.size[0] == total)
        }
    }
}
