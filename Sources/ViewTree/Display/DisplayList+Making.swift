import ViewBase
import ViewLayout

extension DisplayList {
    /// The display list of placements whose nodes the infos describe and the looks paint; `scheme` is the window's
    /// appearance unless content asks for another. Nodes that are on their way have the frames given; those that come
    /// are drawn with effects, and what goes is drawn where it was.
    public init(
        window: WindowContext,
        scheme: ColorScheme,
        placements: Placements<Double>,
        infos: [NodeInfo],
        looks: [LookOfNode],
        moving: [NodeID: Rect<Double>] = [:],
        coming: [NodeID: [DrawEffect]] = [:],
        going: [LeavingItems] = []
    ) {
        var maker = DisplayMaker(
            placements: placements, infos: infos, looks: looks, moving: moving, coming: coming, going: going,
            grid: window.roundsToPixels ? PixelGrid(scale: window.scale) : nil)
        maker.visit()
        let root = maker.frame(of: NodeID(0))
        self.init(
            width: DisplayList.side(window.width, root.maxX), height: DisplayList.side(window.height, root.maxY),
            scheme: maker.scheme ?? scheme,
            safeArea: window.safeArea, keyboardHeight: window.keyboardHeight, items: maker.items)
    }

    /// What the nodes of placements paint, by the nodes that reports show, in the order of drawing.
    public static func items(
        window: WindowContext,
        placements: Placements<Double>,
        infos: [NodeInfo],
        looks: [LookOfNode],
        moving: [NodeID: Rect<Double>],
        coming: [NodeID: [DrawEffect]]
    ) -> [DisplayItem] {
        var maker = DisplayMaker(
            placements: placements, infos: infos, looks: looks, moving: moving, coming: coming,
            grid: window.roundsToPixels ? PixelGrid(scale: window.scale) : nil)
        maker.visit()
        return maker.items
    }

    /// A side of the picture: the window's, else up to where the content ends, and a point at least.
    private static func side(_ window: Double?, _ content: Double) -> Double {
        let side = window.flatMap { $0.isFinite ? $0 : nil } ?? content
        return side.isFinite ? max(1, side) : 1
    }
}
