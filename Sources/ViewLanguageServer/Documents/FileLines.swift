import ViewBase
import ViewIDE

/// The lines and the addresses of a snapshot's files, found when they are first asked for.
struct FileLines {
    private let files: [SourceFile]
    private var maps: [LineMap?]
    private var uris: [String?]
    private let encoding: PositionEncoding

    init(_ snapshot: EditorSnapshot, _ encoding: PositionEncoding) {
        files = snapshot.files
        maps = Array(repeating: nil, count: files.count)
        uris = Array(repeating: nil, count: files.count)
        self.encoding = encoding
    }

    /// The address of a file, which `make` makes of its path.
    mutating func uri(_ file: FileID, _ make: (String) -> String) -> String {
        if let uri = uris[file.index] { return uri }
        let uri = make(files[file.index].path)
        uris[file.index] = uri
        return uri
    }

    mutating func json(_ range: SourceRange) -> JSONValue {
        if let map = maps[range.file.index] { return map.json(range.offsets) }
        let map = LineMap(files[range.file.index].bytes, encoding)
        maps[range.file.index] = map
        return map.json(range.offsets)
    }
}
