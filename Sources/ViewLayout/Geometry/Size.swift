/// A width and a height, in points.
public struct Size<S: LayoutScalar>: Sendable {
    public var width: S
    public var height: S

    @inlinable
    public init(width: S, height: S) {
        self.width = width
        self.height = height
    }

    /// A length along an axis and one across it.
    @inlinable
    init(_ axis: Axis, _ main: S, _ cross: S) {
        width = axis == .horizontal ? main : cross
        height = axis == .horizontal ? cross : main
    }

    @inlinable public static var zero: Size { Size(width: .zero, height: .zero) }

    /// The length in one direction.
    @inlinable
    public subscript(axis: Axis) -> S {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Whether both are the same to the last bit.
    @inlinable
    func isIdentical(to other: Size) -> Bool {
        width.isIdentical(to: other.width) && height.isIdentical(to: other.height)
    }

    /// Whether both lengths are numbers and not infinite.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: Equatable where S: Equatable {}
extension Size: Hashable where S: Hashable {}
