import ViewLayout
import ViewTree

/// What actions do beside changing storage, and what is known while one runs.
struct Effects<S: LayoutScalar> {
    /// Whether an action is running.
    var isActing = false
    /// Counts the changes of storage.
    var version = 0
    /// The places in storage that have changed since the last update.
    var changed: Set<Int32> = []
    /// The frame whose view's constants are known to be up to date, and with which change.
    var fresh: (frame: FrameID, version: Int)?
    /// What was printed, one entry a call.
    var printed: [String] = []
    /// The animation that the changes since the last update were made in: the last one that changed anything.
    var animation: Animation?
}
