import ViewTree

/// What `fill`, `stroke` or `strokeBorder` gives the shape inside.
struct ShapeInk {
    let paint: Paint
    /// The line along the outline; nil fills the shape.
    var line: StrokeLine?
    /// Whether the line lies inside the outline instead of on it.
    var isInside = false

    /// Where the line takes hits; nil where the shape is filled.
    ///
    /// Apple: Shape/stroke(_:lineWidth:), in the middle of the outline; InsettableShape/strokeBorder(_:lineWidth:), inside.
    var band: HitBand? {
        line.map { line in
            isInside
                ? HitBand(inside: line.width, outside: 0) : HitBand(inside: line.width / 2, outside: line.width / 2)
        }
    }
}
