/// A segment token and the index of the string that it belongs to.
struct SegmentForm {
    let token: UInt32
    let string: UInt32
}
