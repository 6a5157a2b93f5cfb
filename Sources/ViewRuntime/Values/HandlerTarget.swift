import ViewIR

/// What a handler's value runs.
package enum HandlerTarget: Hashable, Sendable {
    case block(StatementBlockID)
    /// An action of the view, by its index.
    case action(Int32)
}
