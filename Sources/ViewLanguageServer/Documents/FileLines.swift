import ViewBase
import ViewIDE

/// The lines of a snapshot's files, found when a place in them is first asked for.
struct FileLines {
    private let files: [SourceFile]
    private var maps: [LineMap?]
    private let encoding: PositionEncoding

    init(_ snapshot: EditorSnapshot, _ encoding: PositionEncoding) {
        files = snapshot.files
        maps = Array(repeating: nil, count: files.count)
        self.encoding = encoding
    }

    func path(_ file: FileID) -> String { files[file.index].path }

    mutating func json(_ range: SourceRange) -> JSONValue {
        if let map = maps[range.file.index] { return map.json(range.offsets) }
        let map = LineMap(files[range.file.index].bytes, encoding)
        maps[range.file.index] = map
        return map.json(range.offsets)
    }
}
