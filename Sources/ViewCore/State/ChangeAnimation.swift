/// The animation of the changes that a handler makes: that of its last `withAnimation`.
///
/// Only the task that runs the handler sees it.
///
/// Safe: a task's own value is not shared.
final class ChangeAnimation: @unchecked Sendable {
    /// That of the handler that runs.
    @TaskLocal static var present: ChangeAnimation?

    var animation: Animation?
}
