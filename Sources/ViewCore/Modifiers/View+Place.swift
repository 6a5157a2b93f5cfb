import ViewCatalog
import ViewRuntime

/// The place of a view.
extension View {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(.offset, .double(x), .double(y)) }

    public func offset(_ offset: CGSize) -> some View { modified(.offsetBySize, offset.value) }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(.position, .double(x), .double(y)) }

    public func position(_ position: CGPoint) -> some View { modified(.positionAtPoint, position.value) }

    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let place = HostGuide<Double> { computeValue(ViewDimensions($0)) }
        return modified(.horizontalAlignmentGuide, guide.value, .hostGuide(place))
    }

    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let place = HostGuide<Double> { computeValue(ViewDimensions($0)) }
        return modified(.verticalAlignmentGuide, guide.value, .hostGuide(place))
    }

    public func zIndex(_ value: Double) -> some View { modified(.zIndex, .double(value)) }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modified(.ignoresSafeArea, regions.value, edges.value)
    }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(.safeAreaPaddingEdges, edges.value, Value(length))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { modified(.safeAreaPaddingLength, .double(length)) }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modified(.safeAreaPaddingInsets, insets.value) }

    public func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modified(
            .safeAreaInsetAtVerticalEdge, [edge.value, alignment.value, Value(spacing)], content: content())
    }

    public func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modified(
            .safeAreaInsetAtHorizontalEdge, [edge.value, alignment.value, Value(spacing)], content: content())
    }

    // MARK: Grids

    public func gridCellColumns(_ count: Int) -> some View { modified(.gridCellColumns, Value(count)) }

    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modified(.gridCellAnchor, anchor.value) }

    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modified(.gridCellUnsizedAxes, axes.value) }

    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modified(.gridColumnAlignment, guide.value)
    }
}
