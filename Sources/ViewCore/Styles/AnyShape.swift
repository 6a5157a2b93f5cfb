/// A shape of any type.
public struct AnyShape: Shape {
    public let _outline: ShapeOutline

    public init(_ shape: some Shape) { _outline = shape._outline }
}
