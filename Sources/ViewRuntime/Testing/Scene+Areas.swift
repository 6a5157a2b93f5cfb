import ViewLayout
import ViewTree

/// What of a scene's nodes is seen, and where: what is drawn decides.
extension Scene {
    /// Areas that are smaller are none, in points or their squares.
    private static var leastArea: Double { 0.001 }

    /// Where a node is drawn, and what cuts it.
    func area(_ index: Int, _ turns: inout S.Turns) -> DrawnArea<S> {
        area(frames[placed[index]], in: placed[index], &turns)
    }

    /// The smallest upright rectangle around a node as it is drawn.
    func box(_ index: Int, _ turns: inout S.Turns) -> Rect<S> {
        if innermost[placed[index]] < 0 { return frames[placed[index]] }
        return area(index, &turns).place.box(&turns)
    }

    /// Where a frame is drawn that a node holds.
    func area(_ frame: Rect<S>, in index: Int, _ turns: inout S.Turns) -> DrawnArea<S> {
        var area = DrawnArea(frame)
        var next = innermost[index]
        while next >= 0 {
            area.enter(surroundings[next], &turns)
            next = surroundings[next].outer
        }
        if area.isMoved { Scene.leaveToTrying(&turns) }
        return area
    }

    /// Where the middle of a node is drawn.
    func middle(_ index: Int, _ turns: inout S.Turns) -> Point<S> { area(index, &turns).place.middle }

    /// Whether some of an area is seen, or comes into sight when what it stands in scrolls.
    func isSeen(_ area: DrawnArea<S>, _ turns: inout S.Turns) -> Bool {
        let inner = area.scroller < 0 ? area : area.inside(area.scroller)
        guard let box = inner.visibleBox(&turns), box.hasArea(&turns) else { return false }
        if inner.cuts.isEmpty || inner.isPlain || inner.isSure(box, &turns) { return true }
        Scene.leaveToTrying(&turns)
        return inner.polygon.area > Scene.leastArea
    }

    /// What is seen of both of two areas, in a rectangle as it is now; nil for nothing. What scrolls together is compared
    /// as if it were all in sight, and what lies outside the window as if the window were larger.
    func shared(_ a: DrawnArea<S>, _ b: DrawnArea<S>, _ turns: inout S.Turns) -> Rect<Double>? {
        var (a, b) = (a, b)
        if let common = a.cuts.first(where: { cut in cut.scrolls && b.cuts.contains { $0.node == cut.node } }) {
            (a, b) = (a.inside(common.node), b.inside(common.node))
        }
        guard let first = a.visibleBox(&turns), let second = b.visibleBox(&turns),
            let box = first.overlap(second, &turns)
        else { return nil }
        if a.isPlain, b.isPlain { return box.now }
        if a.isSure(box, &turns), b.isSure(box, &turns) { return box.now }
        Scene.leaveToTrying(&turns)
        let polygon = a.polygon.intersection(b.polygon)
        return polygon.area > Scene.leastArea ? polygon.box : nil
    }

    /// Whether all of an area lies in the window and in what cuts it, but for its own node; round corners are not held
    /// against it.
    func isWhole(_ index: Int, _ area: DrawnArea<S>, _ turns: inout S.Turns) -> Bool {
        let box = area.place.box(&turns)
        let slack = slack(index)
        guard bounds.holds(box, within: slack, &turns) else { return false }
        for cut in area.cuts where cut.node != index {
            guard cut.place.box(&turns).holds(box, within: slack, &turns) else { return false }
        }
        return true
    }

    /// How far a node may reach over an edge: what holds text by less than a pixel, to which a text's width is rounded
    /// up; else by what rounding makes.
    func slack(_ index: Int) -> Double {
        let subtree = subtree(index)
        return textsBefore[subtree.upperBound] > textsBefore[subtree.lowerBound] ? pixel : 0.001
    }

    /// Whether something inside a node is turned or in another size, so that its frame says nothing of what is drawn.
    func holdsTransforms(_ index: Int) -> Bool {
        transformsBefore[subtree(index).upperBound] > transformsBefore[index + 1]
    }

    /// Says that what is asked is known for the present number only.
    static func leaveToTrying(_ turns: inout S.Turns) { S.holds(.moving(0), from: 0, below: 0, &turns) }
}
