import ViewBase
import ViewLayout
import ViewTree

/// A screen as it stands in one window.
struct LaidOutScreen {
    let placements: Placements<Double>
    let infos: [NodeInfo]
    /// The frames of what is on its way.
    var moving: [NodeID: Rect<Double>] = [:]
    /// What has gone and is on its way out, by the node that it stands in.
    var leaving: [(outer: NodeID, nodes: [ReportNode])] = []
    /// What is painted; nil unless asked for.
    let display: DisplayList?
    /// Whether its evaluation failed.
    let hasErrors: Bool
    /// Why a node stands where it does.
    let explain: (NodeID) -> Explanation<Double>?
}
