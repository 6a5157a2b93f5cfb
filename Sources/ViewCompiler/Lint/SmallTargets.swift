import ViewBase
import ViewLayout

/// Finds what is there to be tapped and is smaller than 44 by 44 points, the least size of Apple's guidelines.
///
/// Only what a program itself gives its size counts: buttons, links and what has a tap gesture. Switches, sliders,
/// steppers and fields are as large as the system makes them.
enum SmallTargets {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        let names = RowNames.targets
        var found: [Diagnostic] = []
        for node in screen.nodes where names.contains(node.kind) && !node.isHidden {
            guard let origin = node.origin, isSmall(node.frame.width) || isSmall(node.frame.height) else { continue }
            found.append(.smallTarget(node.kind, node.frame.size, preview.place, origin))
        }
        return found
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
