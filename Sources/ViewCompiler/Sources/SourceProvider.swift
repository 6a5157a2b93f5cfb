/// Where a compilation gets its files from: the command's file system, an editor's buffers, a browser's text.
///
/// A class with open methods, since Embedded Swift has no existentials of value types. Made anew, it has no files.
open class SourceProvider {
    public init() {}

    /// The bytes of a file.
    open func read(_ path: String) -> SourceReading { .failure("no such file") }

    /// The bytes of a file that a source names, for an import or an image: no pipe and no device, on which a read may
    /// wait. As any other's, unless the provider knows better.
    open func readNamed(_ path: String) -> SourceReading { read(path) }

    /// A text that two paths share exactly when they lead to one file.
    open func identity(_ path: String) -> String { SourcePath.normalized(path) }

    /// Whether a file that the program of `entry` imports may be read: by default, one in the entry's folder.
    open func isInsideRoot(_ path: String, of entry: String) -> Bool {
        SourcePath.isInside(SourcePath.normalized(path), SourcePath.normalized(SourcePath.folder(entry)))
    }
}
