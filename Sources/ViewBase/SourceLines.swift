/// The lines of a compilation's files, found when a place in them is first asked for.
public struct SourceLines {
    private let files: [SourceFile]
    private var tables: [LineTable?]

    /// Files indexed by their ids.
    public init(_ files: [SourceFile]) {
        self.files = files
        tables = Array(repeating: nil, count: files.count)
    }

    public func path(_ file: FileID) -> String { files[file.index].path }

    public mutating func table(_ file: FileID) -> LineTable {
        if let table = tables[file.index] { return table }
        let table = LineTable(files[file.index].bytes)
        tables[file.index] = table
        return table
    }
}
