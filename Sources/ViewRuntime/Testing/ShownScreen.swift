import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// A screen that the steps of a test ask questions of.
protocol ShownScreen: AnyObject {
    associatedtype Number: LayoutScalar

    var program: Program { get }
    var machine: Machine<Number> { get }
    var environment: EnvironmentValues { get }
    /// Where everything stands.
    var placements: Placements<Number> { get }
    /// What was printed, one entry a call.
    var printed: [String] { get }

    /// What the screen shows now.
    func makeScene() -> Scene<Number>

    /// How the text is set that a node of the screen's scene is; nil for other nodes.
    func textLayout(of index: Int, in scene: Scene<Number>) -> TextLayout?

    /// What a node has a part in, if anything.
    func live(_ node: NodeID) -> LiveNode<Number>?

    /// What keeps a tap in the middle of a node from reaching it, in words; nil where nothing does.
    func problem(ofTouching index: Int, at middle: Point<Number>, in scene: Scene<Number>) -> String?
}
