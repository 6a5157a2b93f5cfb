import ViewIR

/// What an `if` or `switch` chooses.
enum Choice {
    case body(BranchBody)
    /// No branch applies.
    case nothing
    /// A condition failed.
    case invalid
}
