import ViewRuntime

/// The size and place of a geometry reader.
public struct GeometryProxy: Hashable, Sendable {
    public let size: CGSize
    /// How far the safe area's edges lie inside the reader.
    public let safeAreaInsets: EdgeInsets

    /// A proxy from the evaluator's: size and insets.
    init(_ value: Value<Double>?) {
        guard case .numbers(let numbers) = value, numbers.count == 6 else {
            size = .zero
            safeAreaInsets = EdgeInsets()
            return
        }
        size = CGSize(width: numbers[0], height: numbers[1])
        safeAreaInsets = EdgeInsets(top: numbers[2], leading: numbers[3], bottom: numbers[4], trailing: numbers[5])
    }

    /// The reader's box; its place in the window is not known while its content is made, so its own corner counts.
    public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}
