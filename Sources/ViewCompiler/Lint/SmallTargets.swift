import ViewBase
import ViewLayout

/// Finds what is there to be tapped and is smaller than 44 by 44 points, the least size of Apple's guidelines.
///
/// Only what a program itself gives its size counts: what has a tap gesture, and buttons and links that show something
/// else than a text. Those that show one are as high as a line of it, as SwiftUI's standard ones are (20⅓ points at the
/// usual text size); switches, sliders, steppers and fields are as large as the system makes them.
enum SmallTargets {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        let (controls, gestures) = (RowNames.labelledTargets, RowNames.tapGestures)
        let untouched = RowNames.untouched
        var found: [Diagnostic] = []
        for (index, node) in screen.nodes.enumerated() where !node.isHidden {
            guard controls.contains(node.kind) && !showsText(index, screen) || gestures.contains(node.kind),
                let origin = node.origin, isSmall(node.frame.width) || isSmall(node.frame.height),
                !screen.around(index).contains(where: { untouched.contains(screen.nodes[$0].kind) })
            else { continue }
            found.append(.smallTarget(node.kind, node.frame.size, preview.place, origin))
        }
        return found
    }

    /// Whether a control shows a text in the size that the text takes by itself.
    private static func showsText(_ control: Int, _ screen: PlacedScreen) -> Bool {
        screen.drawn(in: control..<screen.nodes[control].end).contains { index in
            guard screen.nodes[index].rule == .text else { return false }
            return !screen.around(index).prefix { $0 > control }.contains { givesSize(screen.nodes[$0]) }
        }
    }

    /// Whether a node is a modifier that makes a size of its own.
    private static func givesSize(_ node: ScreenNode) -> Bool {
        guard !node.kind.isEmpty else { return false }
        switch node.rule {
        case .frame, .flexibleFrame, .containerFrame, .aspectRatio, .padding: return true
        default: return false
        }
    }

    private static let leastLength = 44.0

    private static func isSmall(_ length: Double) -> Bool { length < leastLength - 0.001 }
}

extension Diagnostic {
    fileprivate static func smallTarget(
        _ kind: String, _ size: Size<Double>, _ place: String, _ range: SourceRange
    ) -> Diagnostic {
        let width = PreviewScreens.points(size.width)
        let height = PreviewScreens.points(size.height)
        return Diagnostic(
            .smallTarget, .warning,
            "what `" + kind + "` lets be tapped is " + width + "×" + height + " points " + place
                + "; fingers need 44×44, which padding or a frame inside it gives", range)
    }
}
