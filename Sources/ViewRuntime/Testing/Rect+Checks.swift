import ViewLayout

extension Rect {
    /// Whether another frame lies inside, to a thousandth of a point, or as near as is said.
    func holds(_ other: Rect, within slack: Double = 0.001, _ turns: inout S.Turns) -> Bool {
        let slack = S(slack)
        return !S.less(other.x, x - slack, &turns) && !S.less(other.y, y - slack, &turns)
            && !S.less(maxX + slack, other.maxX, &turns) && !S.less(maxY + slack, other.maxY, &turns)
    }

    /// The area that both frames have; nil for none, or one thinner than a thousandth of a point.
    func overlap(_ other: Rect, _ turns: inout S.Turns) -> Rect? {
        let left = S.larger(x, other.x, &turns)
        let right = S.smaller(maxX, other.maxX, &turns)
        guard S.less(S(0.001), right - left, &turns) else { return nil }
        let top = S.larger(y, other.y, &turns)
        let bottom = S.smaller(maxY, other.maxY, &turns)
        guard S.less(S(0.001), bottom - top, &turns) else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the frame has an area.
    func hasArea(_ turns: inout S.Turns) -> Bool {
        S.less(.zero, width, &turns) && S.less(.zero, height, &turns)
    }

    /// The middle of the frame.
    var middle: Point<S> { Point(x: x + width / S(2), y: y + height / S(2)) }

    /// The frame as it is now, in plain numbers.
    var now: Rect<Double> { Rect<Double>(x: x.value, y: y.value, width: width.value, height: height.value) }
}

extension Size {
    /// The size as it is now, in plain numbers.
    var now: Size<Double> { Size<Double>(width: width.value, height: height.value) }
}
