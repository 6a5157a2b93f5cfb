/// Where in the source something reported comes from.
public struct ReportPlace: Hashable, Sendable {
    /// The path, where it is not the file that the command was given.
    public let file: String?
    public let line: Int
    public let column: Int

    public init(file: String?, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
