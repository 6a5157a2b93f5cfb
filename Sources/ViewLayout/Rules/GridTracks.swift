/// The columns or the rows of a grid.
struct Tracks<S: LayoutScalar> {
    let spacing: S
    var lengths: [S]
    /// Where each track begins.
    private(set) var starts: [S] = []

    init(count: Int, spacing: S) {
        self.spacing = spacing
        lengths = Array(repeating: .zero, count: count)
    }

    /// All tracks and the gaps between them.
    private(set) var total = S.zero

    /// Works out where the tracks begin, once their lengths are known.
    mutating func place() {
        starts = []
        total = .zero
        for index in lengths.indices {
            if index > 0 { total = total + spacing }
            starts.append(total)
            total = total + lengths[index]
        }
    }

    func start(_ index: Int) -> S { starts[index] }

    /// The length of some tracks from one on, with the gaps between them.
    func length(_ index: Int, _ count: Int) -> S {
        var length = lengths[index]
        for next in index + 1..<max(index + 1, min(index + count, lengths.count)) {
            length = length + spacing + lengths[next]
        }
        return length
    }
}

/// A grid once its tracks are known.
struct GridTracks<S: LayoutScalar> {
    let cells: [GridCell]
    var columns: Tracks<S>
    var rows: Tracks<S>
    /// The alignment that a cell sets for its column.
    var alignments: [HorizontalAlignment?]
    /// How far each row's cells reach from their common line.
    var lines: [LineSpan<S>]
}

/// How a grid's tracks share its space: each column, and then each row, is served like a child of a stack, the least
/// flexible first.
///
/// The outline follows QuickLayout's ComputeGridLayout.swift; how SwiftUI itself shares is not documented.
extension LayoutEngine {
    /// The tracks of a grid for a proposal; nil while a cell is being measured.
    func gridTracks(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> GridTracks<S>? {
        guard var grid = gridColumns(node, proposal.width) else { return nil }
        if grid.rows.lengths.isEmpty { return grid }
        let alignment = storage.pointee.grids[nodes[node].payload].alignment
        guard shareRows(&grid, proposal.height), alignRows(&grid, alignment) else { return nil }
        grid.rows.place()
        return grid
    }

    /// The width of a grid; nil while a cell is being measured.
    func gridWidth(_ node: NodeIndex, _ width: S) -> S? {
        gridColumns(node, width).map { atLeastZero($0.columns.total) }
    }

    /// The columns of a grid, its rows still without length; nil while a cell is being measured.
    private func gridColumns(_ node: NodeIndex, _ width: S) -> GridTracks<S>? {
        let payload = storage.pointee.grids[nodes[node].payload]
        let (cells, columns, rows) = gridCells(node)
        var grid = GridTracks(
            cells: cells, columns: Tracks(count: columns, spacing: payload.horizontalSpacing),
            rows: Tracks(count: rows, spacing: payload.verticalSpacing),
            alignments: Array(repeating: nil, count: columns), lines: Array(repeating: LineSpan(), count: rows))
        for cell in cells where cell.column < columns {
            grid.alignments[cell.column] = grid.alignments[cell.column] ?? cell.traits.columnAlignment
        }
        guard rows > 0 else { return grid }
        guard let left = shareColumns(&grid, width), widenColumns(&grid, width, left) else { return nil }
        grid.columns.place()
        return grid
    }

    /// Serves the columns and returns what is left; nil while a cell is being measured.
    private func shareColumns(_ grid: inout GridTracks<S>, _ width: S) -> S? {
        let count = grid.columns.lengths.count
        let sized = grid.cells.filter { $0.columns == 1 && !$0.traits.unsizedAxes.contains(.horizontal) }
        guard
            let order = trackOrder(
                count, sized.map { ($0.column, $0.node, S.unspecified) }, .horizontal, isShared: !width.isUnspecified)
        else { return nil }
        var available = width - grid.columns.spacing * S(Double(count - 1))
        for (rank, column) in order.enumerated() {
            let share =
                width.isUnspecified ? S.unspecified : atLeastZero(available / S(Double(count - rank)))
            var isComplete = true
            for cell in sized where cell.column == column {
                if let width = length(cell.node, .horizontal, share, across: .unspecified) {
                    grid.columns.lengths[column] = larger(grid.columns.lengths[column], width)
                } else {
                    isComplete = false
                }
            }
            guard isComplete else { return nil }
            let rest = available - grid.columns.lengths[column]
            if !rest.isUnspecified { available = rest }
        }
        return available
    }

    /// Widens the columns under cells that span several of them and need more; false while one is being measured.
    private func widenColumns(_ grid: inout GridTracks<S>, _ width: S, _ left: S) -> Bool {
        var left = left
        for cell in grid.cells where cell.columns > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
            let length = grid.columns.length(cell.column, cell.columns)
            let offer = width.isUnspecified ? width : length + atLeastZero(left)
            guard let own = self.length(cell.node, .horizontal, offer, across: .unspecified) else { return false }
            guard less(length, own) else { continue }
            let more = (own - length) / S(Double(cell.columns))
            for column in cell.column..<min(cell.column + cell.columns, grid.columns.lengths.count) {
                grid.columns.lengths[column] = grid.columns.lengths[column] + more
            }
            let rest = left - (own - length)
            if !rest.isUnspecified { left = rest }
        }
        return true
    }

    /// Serves the rows; false while a cell is being measured.
    private func shareRows(_ grid: inout GridTracks<S>, _ height: S) -> Bool {
        let count = grid.rows.lengths.count
        let sized = grid.cells.filter { !$0.traits.unsizedAxes.contains(.vertical) }
        let columns = grid.columns
        let entries = sized.map { ($0.row, $0.node, columns.length($0.column, $0.columns)) }
        guard let order = trackOrder(count, entries, .vertical, isShared: !height.isUnspecified) else { return false }
        var firsts = Array(repeating: 0, count: count + 1)
        for cell in sized { firsts[cell.row + 1] += 1 }
        for row in 0..<count { firsts[row + 1] += firsts[row] }
        var available = height - grid.rows.spacing * S(Double(count - 1))
        for (rank, row) in order.enumerated() {
            let share =
                height.isUnspecified ? S.unspecified : atLeastZero(available / S(Double(count - rank)))
            var isComplete = true
            for index in firsts[row]..<firsts[row + 1] {
                if let size = size(entries[index].1, ProposedSize(raw: entries[index].2, share)) {
                    grid.rows.lengths[row] = larger(grid.rows.lengths[row], size.height)
                } else {
                    isComplete = false
                }
            }
            guard isComplete else { return false }
            let rest = available - grid.rows.lengths[row]
            if !rest.isUnspecified { available = rest }
        }
        return true
    }

    /// Makes room for cells that stand on a baseline or a line of the tree's own; false while one is being measured.
    private func alignRows(_ grid: inout GridTracks<S>, _ alignment: Alignment) -> Bool {
        for cell in grid.cells where cell.traits.anchor == nil {
            let vertical = (cell.rowAlignment ?? alignment.vertical).guide
            guard !vertical.isEdge else { continue }
            let offer = ProposedSize(
                raw: grid.columns.length(cell.column, cell.columns), grid.rows.lengths[cell.row])
            guard let size = size(cell.node, offer), let value = guide(cell.node, vertical, offer, size) else {
                return false
            }
            extend(&grid.lines[cell.row], value, size.height)
        }
        for row in grid.rows.lengths.indices {
            grid.rows.lengths[row] = larger(grid.rows.lengths[row], grid.lines[row].end - grid.lines[row].start)
        }
        return true
    }

    /// The order in which tracks are served, the least flexible first; as they stand if nothing is shared out.
    ///
    /// An entry is a track, a cell in it, and what the cell is offered across. Nil while a cell is being measured.
    private func trackOrder(
        _ count: Int, _ entries: [(Int, NodeIndex, S)], _ axis: Axis, isShared: Bool
    ) -> [Int]? {
        guard isShared, count > 1 else { return Array(0..<count) }
        var least = Array(repeating: S.zero, count: count)
        var greatest = Array(repeating: S.zero, count: count)
        var priorities = Array(repeating: -Double.infinity, count: count)
        var isComplete = true
        for (track, node, cross) in entries {
            guard let range = lengthRange(node, axis, cross) else {
                isComplete = false
                continue
            }
            least[track] = larger(least[track], range.least)
            greatest[track] = larger(greatest[track], range.greatest)
            priorities[track] = max(priorities[track], priority(node))
        }
        guard isComplete else { return nil }
        state.pointee.keys.truncate(to: 0)
        for track in 0..<count {
            state.pointee.keys.append(
                ServingKey(
                    position: UInt32(truncatingIfNeeded: track),
                    priority: priorities[track] == -.infinity ? 0 : priorities[track],
                    flexibility: flexibility(least[track], greatest[track]), least: least[track]))
        }
        sortKeys()
        return (0..<count).map { Int(state.pointee.keys[$0].position) }
    }
}
