import ViewBase
import ViewLayout
import ViewTree

/// Finds frames of a fixed width that fit into a preview's window, but not into that of the narrowest iPhone: what is
/// around them gets narrower, and they do not.
enum FixedInFlexible {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        guard let width = screen.window.width, width > narrowest, width <= widestPhone else { return [] }
        let narrow = preview.placed(width: narrowest)
        guard narrow.nodes.count == screen.nodes.count else { return [] }
        var found: [Diagnostic] = []
        for index in narrow.nodes.indices {
            let node = narrow.nodes[index]
            guard let fixed = narrow.placements.tree.fixedFrame(node.id)?.width, fixed > narrowest,
                !node.isHidden, !node.isFree, !sticksOut(screen.nodes[index].frame, width),
                sticksOut(node.frame, narrowest), let origin = node.origin
            else { continue }
            found.append(.fixedInFlexible(fixed, narrowest, origin))
        }
        return found
    }

    private static func sticksOut(_ frame: Rect<Double>, _ width: Double) -> Bool {
        frame.minX < -0.5 || frame.maxX > width + 0.5
    }

    /// The width of the narrowest phone, upright.
    private static var narrowest: Double { widths.min() ?? 0 }
    private static var widestPhone: Double { widths.max() ?? 0 }
    private static var widths: [Double] {
        Device.all.filter { $0.idiom == .phone }.map { $0.portrait.width }
    }
}

extension Diagnostic {
    fileprivate static func fixedInFlexible(_ width: Double, _ window: Double, _ range: SourceRange) -> Diagnostic {
        let points = PreviewScreens.points(width)
        return Diagnostic(
            .fixedInFlexible, .warning,
            "this stays " + points
                + " points wide when what is around it gets narrower, so that it does not fit an iPhone "
                + PreviewScreens.points(window) + " points wide; write `maxWidth: " + points + "`", range)
    }
}
