/// Where a unit starts, and where a line ends that breaks after it: with the unit's content, and a hyphen if the break
/// shows one.
struct UnitSpan {
    let start: Int64
    let end: Int64
}
