import ViewCatalog
import ViewLayout
import ViewRuntime

/// The size of a view.
extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified(.frame, Value(width), Value(height), alignment.value)
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            .flexibleFrame, Value(minWidth), Value(idealWidth), Value(maxWidth), Value(minHeight), Value(idealHeight),
            Value(maxHeight), alignment.value)
    }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(.paddingEdges, edges.value, Value(length))
    }

    public func padding(_ length: CGFloat) -> some View { modified(.paddingLength, .double(length)) }

    public func padding(_ insets: EdgeInsets) -> some View { modified(.paddingInsets, insets.value) }

    public func fixedSize() -> some View { modified(.fixedSize) }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(.fixedSizeOfAxes, .bool(horizontal), .bool(vertical))
    }

    public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority, .double(value)) }

    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(.aspectRatio, Value(ratio), contentMode.value)
    }

    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        modified(.aspectRatioOfSize, size.value, contentMode.value)
    }

    public func scaledToFit() -> some View { modified(.scaledToFit) }

    public func scaledToFill() -> some View { modified(.scaledToFill) }

    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modified(.containerFrame, axes.value, alignment.value)
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modified(
            .containerFrameOfCount, axes.value, Value(count), Value(span), .double(spacing), alignment.value)
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let length = HostLength<Double> { container, axis in
            length(container, axis == .horizontal ? .horizontal : .vertical)
        }
        return modified(.containerFrameByLength, axes.value, alignment.value, .hostLength(length))
    }
}
