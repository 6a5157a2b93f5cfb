import ViewLayout
import ViewTree

/// Where an element is drawn, and what cuts off some of it.
struct DrawnArea<S: LayoutScalar> {
    /// What is cut off outside an outline.
    struct Cut {
        /// The index of the node that cuts, among the scene's.
        let node: Int
        let outline: FrameOutline
        let scrolls: Bool
        /// Where the box of the outline is drawn.
        fileprivate(set) var place: DrawnRect<S>
        /// The frame of the outline, and what has become of it since.
        fileprivate let frame: Rect<Double>
        fileprivate var transforms: [(transform: DrawTransform, frame: Rect<Double>)] = []

        /// The outline as it is now, in points along it.
        var polygon: ConvexPolygon {
            var polygon = ConvexPolygon(outline, in: frame)
            for (transform, frame) in transforms { polygon.apply(transform, frame) }
            return polygon
        }

        /// Whether it cuts along its box.
        var isPlain: Bool { outline == .rectangle && !place.isTilted }
    }

    /// Where the frame is drawn.
    private(set) var place: DrawnRect<S>
    /// From the inside out.
    private(set) var cuts: [Cut] = []
    /// Whether something turns it by numbers that follow an input.
    private(set) var isMoved = false

    /// What stands in a frame, with nothing around it.
    init(_ frame: Rect<S>) { place = DrawnRect(frame) }

    /// Takes what it has become into something around it.
    mutating func enter(_ surrounding: Surrounding<S>, _ turns: inout S.Turns) {
        switch surrounding.change {
        case .transform(let transform, let follows):
            isMoved = isMoved || follows
            place.apply(transform, surrounding.frame)
            for index in cuts.indices {
                cuts[index].place.apply(transform, surrounding.frame)
                cuts[index].transforms.append((transform, surrounding.frame.now))
            }
        case .cut(let outline, let scrolls):
            var box = surrounding.frame
            if outline == .circle {
                let side = S.smaller(box.width, box.height, &turns)
                box = Rect(
                    x: box.x + (box.width - side) / S(2), y: box.y + (box.height - side) / S(2), width: side,
                    height: side)
            }
            cuts.append(
                Cut(
                    node: surrounding.node, outline: outline, scrolls: scrolls, place: DrawnRect(box),
                    frame: surrounding.frame.now))
        }
    }

    /// The node that lets it scroll, or -1.
    var scroller: Int { cuts.first { $0.scrolls }?.node ?? -1 }

    /// The same without the cuts from that of a node on outwards.
    func inside(_ node: Int) -> DrawnArea {
        var area = self
        if let index = cuts.firstIndex(where: { $0.node == node }) { area.cuts.removeSubrange(index...) }
        return area
    }

    /// Whether what is seen of it is the part of its box that lies in the boxes of its cuts.
    var isPlain: Bool { !place.isTilted && cuts.allSatisfy { $0.isPlain } }

    /// What lies in the boxes of all cuts; nil for nothing.
    func visibleBox(_ turns: inout S.Turns) -> Rect<S>? {
        var visible = place.box(&turns)
        for cut in cuts {
            guard let inside = visible.overlap(cut.place.box(&turns), &turns) else { return nil }
            visible = inside
        }
        return visible
    }

    /// Whether an upright rectangle is sure to reach into all cuts, as it holds their middles.
    func isSure(_ box: Rect<S>, _ turns: inout S.Turns) -> Bool {
        if place.isTilted { return false }
        return cuts.allSatisfy { cut in
            let middle = cut.place.middle
            return cut.isPlain || box.holds(Rect(x: middle.x, y: middle.y, width: .zero, height: .zero), &turns)
        }
    }

    /// What is seen of it now.
    var polygon: ConvexPolygon { cuts.reduce(place.polygon) { $0.intersection($1.polygon) } }
}
