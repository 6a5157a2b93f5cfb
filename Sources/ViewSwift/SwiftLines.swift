import ViewBase

/// The paths and line tables of a program's files, for line directives.
struct SwiftLines {
    private let paths: [String]
    private let tables: [LineTable]

    init(_ files: [SourceFile]) {
        paths = files.map { $0.path }
        tables = files.map { LineTable($0.bytes) }
    }

    func path(_ range: SourceRange) -> String { paths[range.file.index] }

    /// The line on which a range begins, from 1.
    func line(_ range: SourceRange) -> Int { tables[range.file.index].place(Int(range.start)).line }
}
