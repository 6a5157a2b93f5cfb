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

    /// Whether both lengths are numbers and not infinite.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: Equatable where S: Equatable {}
extension Size: Hashable where S: Hashable {}
