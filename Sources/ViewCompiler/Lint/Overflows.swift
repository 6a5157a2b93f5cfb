import ViewBase
import ViewLayout
import ViewTree

/// Finds what reaches beyond the edges of a preview's window and is not made to scroll; told once for each axis, at the
/// innermost element that holds all that does.
enum Overflows {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for axis in [Axis.horizontal, .vertical] {
            guard let length = axis == .horizontal ? screen.window.width : screen.window.height, length.isFinite else {
                continue
            }
            let outside = screen.drawn.filter { index in
                !screen.nodes[index].isFree(axis) && excess(screen.nodes[index].frame, axis, length) > tolerance
            }
            guard let index = screen.common(outside), let origin = screen.nodes[index].origin else { continue }
            let most = outside.reduce(0.0) { max($0, excess(screen.nodes[$1].frame, axis, length)) }
            found.append(.overflow(screen.nodes[index].kind, axis, most, preview.place, origin))
        }
        return found
    }

    private static let tolerance = 0.5

    /// How far a frame reaches beyond the edges of a window along an axis.
    private static func excess(_ frame: Rect<Double>, _ axis: Axis, _ length: Double) -> Double {
        axis == .horizontal ? max(-frame.minX, frame.maxX - length) : max(-frame.minY, frame.maxY - length)
    }
}

extension Diagnostic {
    fileprivate static func overflow(
        _ kind: String, _ axis: Axis, _ excess: Double, _ place: String, _ range: SourceRange
    ) -> Diagnostic {
        let edges = axis == .horizontal ? "a side" : "the top or bottom"
        return Diagnostic(
            .overflow, .warning,
            "what `" + kind + "` shows reaches " + PreviewScreens.points(excess) + " points beyond " + edges
                + " of the window " + place, range)
    }
}
