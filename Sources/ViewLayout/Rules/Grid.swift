/// `Grid` and `GridRow`.
///
/// Apple: Grid, GridRow, View/gridCellColumns(_:), gridCellAnchor(_:), gridCellUnsizedAxes(_:), gridColumnAlignment(_:).
extension LayoutEngine {
    func measuredGrid(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? { .zero }

    func arrangedGrid(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool { true }

    func measuredGridRow(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? { .zero }

    func arrangedGridRow(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool { true }
}
