import ViewLayout

/// The subviews of a container, as its layout sees them.
public struct LayoutSubviews: RandomAccessCollection {
    let subviews: ViewLayout.LayoutSubviews<Double>
    let host: ViewHost
    /// The direction of reading where the container stands.
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }

    public var endIndex: Int { subviews.count }

    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= 0 && index < subviews.count, "there is no subview \(index)")
        return LayoutSubview(subviews: subviews, index: index, host: host)
    }
}
