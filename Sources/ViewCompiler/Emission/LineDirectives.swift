import ViewBase

/// Whether emitted Swift has lines that let Swift's errors point into the source, and by which path.
public enum LineDirectives: Sendable {
    case none
    case ownPath
    /// By another path, such as a link that leads to the source: Swift takes no two files of one name in a module.
    case path(String)

    /// A program's files by the paths that the directives of one of them name; nil where there are none.
    func files(_ files: [SourceFile], of file: FileID) -> [SourceFile]? {
        switch self {
        case .none: return nil
        case .ownPath: return files
        case .path(let path):
            var files = files
            files[file.index] = SourceFile(id: file, path: path, bytes: files[file.index].bytes)
            return files
        }
    }
}
