/// `Grid` and `GridRow`: sizes and places. The tracks stand in `GridTracks.swift`.
///
/// Apple: Grid, GridRow, View/gridCellColumns(_:), gridCellAnchor(_:), gridCellUnsizedAxes(_:), gridColumnAlignment(_:).
extension LayoutEngine {
    func measuredGrid(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard let grid = gridTracks(node, proposal) else { return nil }
        return Size(width: atLeastZero(grid.columns.total), height: atLeastZero(grid.rows.total))
    }

    /// Adds an item for each row and, in the grid's coordinates, for each cell.
    func arrangedGrid(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        guard let grid = gridTracks(node, proposal) else { return false }
        let alignment = storage.pointee.grids[nodes[node].payload].alignment
        var row = noNode
        for cell in grid.cells {
            let box = Rect(
                x: grid.columns.start(cell.column), y: grid.rows.start(cell.row),
                width: grid.columns.length(cell.column, cell.columns), height: grid.rows.length(cell.row, 1))
            if cell.rowNode != noNode, cell.rowNode != row {
                row = cell.rowNode
                appendItem(
                    row, .unspecified, Size(width: atLeastZero(grid.columns.total), height: box.height), .zero, box.y)
            }
            guard cellItem(cell, in: box, grid, alignment) else { return false }
        }
        return true
    }

    /// Adds the item of a cell: at its anchor, or by the alignment of its column and row.
    private func cellItem(
        _ cell: GridCell, in box: Rect<S>, _ grid: GridTracks<S>, _ alignment: Alignment
    ) -> Bool {
        let offer = ProposedSize(inside: box.size)
        guard let own = size(cell.node, offer) else { return false }
        if let anchor = cell.traits.anchor {
            let x = box.x + (box.width - own.width) * S(anchor.x)
            let y = box.y + (box.height - own.height) * S(anchor.y)
            appendItem(cell.node, offer, own, x, y)
            return true
        }
        let horizontal = (grid.alignments[cell.column] ?? alignment.horizontal).guide
        let vertical = (cell.rowAlignment ?? alignment.vertical).guide
        guard let x = guide(cell.node, horizontal, offer, own), let y = guide(cell.node, vertical, offer, own) else {
            return false
        }
        let line = vertical.isEdge ? defaultGuide(vertical, box.size) : -grid.lines[cell.row].start
        appendItem(cell.node, offer, own, box.x + defaultGuide(horizontal, box.size) - x, box.y + line - y)
        return true
    }

    /// The cells of a grid, row by row; a view outside a row has one to itself that spans all columns.
    func gridCells(_ node: NodeIndex) -> (cells: [GridCell], columns: Int, rows: Int) {
        var cells: [GridCell] = []
        var columns = 1
        var row = 0
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { break }
            if nodes[child].rule == .gridRow {
                columns = max(columns, appendRow(child, row, &cells))
            } else {
                cells.append(GridCell(node: child, row: row, traits: cellTraits(child)))
            }
            row += 1
        }
        for index in cells.indices {
            if cells[index].rowNode == noNode { cells[index].columns = columns }
        }
        return (cells, columns, row)
    }

    /// Adds the cells of a row and returns the columns that they take.
    private func appendRow(_ node: NodeIndex, _ row: Int, _ cells: inout [GridCell]) -> Int {
        let payload = nodes[node].payload
        let alignment = payload == noNode ? nil : storage.pointee.alignments[payload].vertical
        var column = 0
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return column }
            let traits = cellTraits(child)
            cells.append(
                GridCell(
                    node: child, row: row, rowNode: node, rowAlignment: alignment, column: column,
                    columns: traits.columns, traits: traits))
            column += traits.columns
        }
    }

    /// The traits that a cell's modifiers give it, the outermost counting.
    private func cellTraits(_ node: NodeIndex) -> GridCellPayload {
        var traits = GridCellPayload(columns: 1, anchor: nil, columnAlignment: nil, unsizedAxes: [])
        var node = node
        while node != noNode {
            let info = nodes[node]
            switch info.rule {
            case .gridCell:
                let own = storage.pointee.cells[info.payload]
                traits = GridCellPayload(
                    columns: traits.columns > 1 ? traits.columns : own.columns, anchor: traits.anchor ?? own.anchor,
                    columnAlignment: traits.columnAlignment ?? own.columnAlignment,
                    unsizedAxes: traits.unsizedAxes.union(own.unsizedAxes))
            case .identity, .frame, .flexibleFrame, .padding, .fixedSize, .layoutPriority, .aspectRatio, .offset,
                .position, .alignmentGuide, .zIndex, .overlay, .background, .ignoresSafeArea:
                break
            default:
                return traits
            }
            node = primary(node)
        }
        return traits
    }
}

/// A view in a grid, and the tracks it lies in.
struct GridCell {
    let node: NodeIndex
    let row: Int
    /// The row that holds the view, or `noNode` for one that is a row by itself.
    var rowNode = noNode
    var rowAlignment: VerticalAlignment?
    var column = 0
    var columns = 1
    let traits: GridCellPayload
}
