/// Gives the files of snapshots; this one has none.
open class SnapshotFiles {
    /// The folder of the test file's snapshots, as messages name it.
    public let folder: String

    public init(folder: String = "snapshots") { self.folder = folder }

    /// A snapshot's file, by its path in the folder of the test file's snapshots.
    open func read(_ path: String) -> SnapshotReading { .missing }
}
