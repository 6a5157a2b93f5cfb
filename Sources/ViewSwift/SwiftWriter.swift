import ViewFormat

/// Collects Swift source as a document, whose lines are laid out at the end.
struct SwiftWriter {
    private var document = Document()
    private var text: [UInt8] = []

    /// The columns of a line, as Swift's own formatter breaks them.
    private static let width = 100

    /// The source in lines.
    func printed() -> [UInt8] {
        var printer = DocumentPrinter(document, source: text, width: SwiftWriter.width)
        return printer.print()
    }

    /// Writes a piece of a line.
    mutating func write(_ piece: String) {
        let start = text.count
        text.append(contentsOf: piece.utf8)
        document.append(.text, start..<text.count)
    }

    mutating func space() { document.append(.space) }

    mutating func append(_ part: DocumentPart.Kind) { document.append(part) }

    mutating func open(_ group: DocumentPart.Kind) { document.openGroup(group) }

    mutating func close() { document.closeGroup() }
}
