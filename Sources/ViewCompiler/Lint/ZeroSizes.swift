import ViewBase
import ViewLayout

/// Finds elements that show something and have no width or no height, though no frame of theirs says so.
enum ZeroSizes {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for (index, node) in screen.nodes.enumerated() where (node.isDrawn || node.rule == .scroll) && !node.isHidden {
            guard isEmpty(node.frame), !isMeant(index, screen) else { continue }
            guard let origin = screen.nodes[index].origin else { continue }
            found.append(.zeroSize(screen.nodes[index], preview.place, origin))
        }
        return found
    }

    private static func isEmpty(_ frame: Rect<Double>) -> Bool { frame.width <= 0 || frame.height <= 0 }

    /// Whether a fixed frame around the element gives it no length, as that of a bar for no progress does.
    private static func isMeant(_ index: Int, _ screen: PlacedScreen) -> Bool {
        screen.around(index).contains { outer in
            guard let frame = screen.placements.tree.fixedFrame(screen.nodes[outer].id) else { return false }
            return frame.width == 0 || frame.height == 0
        }
    }
}

extension Diagnostic {
    fileprivate static func zeroSize(_ node: ScreenNode, _ place: String, _ range: SourceRange) -> Diagnostic {
        let side = node.frame.width <= 0 ? "width" : "height"
        return Diagnostic(
            .zeroSize, .warning, "`" + node.kind + "` has no " + side + " " + place + ", so that nothing of it is seen",
            range)
    }
}
