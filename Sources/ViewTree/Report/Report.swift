import ViewBase
import ViewLayout

/// What became of one layout: every node with its frame and facts, ready to be printed.
public struct Report: Hashable, Sendable {
    /// The name of the view, or the title of the preview.
    public let view: String
    /// The window's width: nil for none, infinity for as much as there is.
    public let proposedWidth: Double?
    /// The window's height: nil for none, infinity for as much as there is.
    public let proposedHeight: Double?
    /// In the order of the nodes they are about, then by code.
    public private(set) var warnings: [ReportWarning]
    /// In preorder; the first is the root.
    public internal(set) var nodes: [ReportNode]

    public init(
        view: String, proposedWidth: Double?, proposedHeight: Double?, warnings: [ReportWarning], nodes: [ReportNode]
    ) {
        self.view = view
        self.proposedWidth = proposedWidth
        self.proposedHeight = proposedHeight
        self.warnings = warnings
        self.nodes = nodes
    }

    /// The report with all frames on the pixel grid: rounding is the last thing that happens to a layout.
    public func rounded(to grid: PixelGrid) -> Report {
        var result = self
        for index in nodes.indices { result.nodes[index].frame = grid.rounded(nodes[index].frame) }
        return result
    }

    /// The report with some of its warnings only.
    public func keeping(_ isKept: (ReportWarning) -> Bool) -> Report {
        var result = self
        result.warnings.removeAll { !isKept($0) }
        return result
    }

    /// The report without the warnings at some places.
    public func without(_ places: [Int]) -> Report {
        var result = self
        for place in places.sorted().reversed() where warnings.indices.contains(place) {
            result.warnings.remove(at: place)
        }
        return result
    }

    /// The size that the root took.
    var size: Size<Double> { nodes.first?.frame.size ?? .zero }
}
