import ViewBase
import ViewIR
import ViewLayout

/// What a live screen shows.
enum LiveContent {
    case nothing
    /// A view or preview.
    case input(EvaluationInput)
    /// What a host makes in a maker, new for each evaluation.
    case host((ContentMaker<Double>) -> HostContent<Double>)
    /// A block that sees the members of the host.
    case block(BlockID)
}
