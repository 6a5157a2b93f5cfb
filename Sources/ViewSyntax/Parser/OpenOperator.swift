/// An operator whose right side is being read, with the place where its first operand begins.
struct OpenOperator {
    let level: OperatorLevel
    let start: NodeBuilder.Mark
    /// Whether a second operator of a level that has no order was reported.
    var isReported = false
}
