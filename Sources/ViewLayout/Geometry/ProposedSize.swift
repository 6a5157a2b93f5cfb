/// What a parent offers: on each axis a number, infinity, or nothing ("be as large as you like").
public struct ProposedSize<S: LayoutScalar>: Sendable {
    /// The width offered, `unspecified` for none.
    public var width: S
    /// The height offered, `unspecified` for none.
    public var height: S

    /// Offers lengths as they are, `unspecified` standing for none.
    @inlinable
    public init(raw width: S, _ height: S) {
        self.width = width
        self.height = height
    }

    /// Offers lengths; nil is none.
    @inlinable
    public init(width: S?, height: S?) {
        self.init(raw: width ?? .unspecified, height ?? .unspecified)
    }

    /// Offers a size.
    @inlinable public init(_ size: Size<S>) { self.init(raw: size.width, size.height) }

    /// Offers what stands inside a view of a size that size; nothing along an axis on which it is infinite.
    @inlinable
    init(inside size: Size<S>) {
        self.init(
            raw: size.width.isFinite ? size.width : .unspecified,
            size.height.isFinite ? size.height : .unspecified)
    }

    /// A length along an axis and one across it.
    @inlinable
    init(_ axis: Axis, _ main: S, _ cross: S) {
        width = axis == .horizontal ? main : cross
        height = axis == .horizontal ? cross : main
    }

    /// Asks for the ideal size.
    @inlinable public static var unspecified: ProposedSize { ProposedSize(raw: .unspecified, .unspecified) }

    /// Asks for the least size.
    @inlinable public static var zero: ProposedSize { ProposedSize(raw: .zero, .zero) }

    /// Asks for the greatest size.
    @inlinable public static var infinity: ProposedSize { ProposedSize(raw: .infinity, .infinity) }

    /// The length offered in one direction, `unspecified` for none.
    @inlinable
    public subscript(axis: Axis) -> S {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The offer as a size, with lengths for the axes without one; 10 × 10 is what views without an ideal size take.
    @inlinable
    public func replacingUnspecified(width: S = S(10), height: S = S(10)) -> Size<S> {
        Size(width: self.width.or(width), height: self.height.or(height))
    }

    /// Whether both offer the same to the last bit.
    @inlinable
    func isIdentical(to other: ProposedSize) -> Bool {
        width.isIdentical(to: other.width) && height.isIdentical(to: other.height)
    }
}
