import ViewLayout
import ViewTree

/// A node that has gone, on its way out.
struct LeavingNode {
    let key: MovementKey
    /// As it was left, its end counted from the outermost node that goes with it.
    let node: ReportNode
    /// Where it is away.
    let to: Rect<Double>

    /// Its frame a part of the way out.
    func frame(at progress: Double) -> Rect<Double> { node.frame.mixed(with: to, by: progress) }
}
