import ViewBase
import ViewIR

/// One place of a view's content at which the counts of a row are read.
struct CountReading {
    let row: Name
    let range: SourceRange
    /// The `let` through which the counts come, or nil where they are read themselves.
    let constant: LocalID?
}

/// A `let` inside content whose value counts go into.
struct CountConstant {
    let local: LocalID
    let value: ExpressionID
    let rows: [Name]
}

/// Where the counts of a row are put.
struct CountSlots {
    let row: Name
    let hidden: LocalID
    let shown: LocalID
}

/// What the content of one view or preview reads of the counts of its rows.
struct CountReadings {
    private(set) var readings: [CountReading] = []
    private(set) var constants: [CountConstant] = []
    /// The slots for the counts of each row that is read.
    private(set) var slots: [CountSlots] = []

    /// Notes that a row's counts are read.
    mutating func read(_ row: Name, _ range: SourceRange) {
        readings.append(CountReading(row: row, range: range, constant: nil))
    }

    /// Notes the use of a `let` if counts go into it.
    @inline(__always)
    mutating func use(_ local: LocalID, _ range: SourceRange) {
        if constants.isEmpty { return }
        for constant in constants where constant.local == local {
            for row in constant.rows { readings.append(CountReading(row: row, range: range, constant: local)) }
        }
    }

    /// Notes the `let` that takes what was read since there were `count` readings.
    mutating func keep(readingsSince count: Int, in local: LocalID, _ value: ExpressionID) {
        guard readings.count > count else { return }
        var rows: [Name] = []
        for reading in readings[count...] where !rows.contains(reading.row) { rows.append(reading.row) }
        constants.append(CountConstant(local: local, value: value, rows: rows))
    }

    /// The slots for a row's counts, if it was read before.
    func slots(of row: Name) -> CountSlots? { slots.first { $0.row == row } }

    mutating func add(_ slots: CountSlots) { self.slots.append(slots) }
}
