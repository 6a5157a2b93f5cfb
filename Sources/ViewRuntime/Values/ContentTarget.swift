import ViewIR

/// What a slot's value calls.
package enum ContentTarget: Hashable, Sendable {
    case block(BlockID)
    /// A content piece of the view, by its index.
    case piece(Int32)
}
