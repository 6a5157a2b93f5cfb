import ViewBase
import ViewIR

/// What a live screen shows.
enum LiveContent {
    case nothing
    /// A view or preview.
    case input(EvaluationInput)
    /// A block that sees the members of the host.
    case block(BlockID)
}
