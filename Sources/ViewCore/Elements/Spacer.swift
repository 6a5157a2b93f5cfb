import ViewCatalog
import ViewRuntime

/// Takes the space that is left along its stack.
public struct Spacer: View, Hashable, Sendable {
    public typealias Body = Never

    private let minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public func _add(to place: ViewPlace) { place.add(.spacer, [Value(minLength)]) }
}
