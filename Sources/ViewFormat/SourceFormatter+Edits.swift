import ViewBase
import ViewSyntax

extension SourceFormatter {
    /// The edits that bring a file whose syntax is right into its canonical form, in order; none overlap, and none touch
    /// what stays.
    public static func edits(_ tree: SyntaxTree, width: Int = standardWidth) -> [TextEdit] {
        gapEdits(tree, width).map { $0.minimal(tree.source) }
    }

    /// The same for a range of bytes only: its whole lines, and the whole items that stand on them. Lines end there as the
    /// file's first one does.
    public static func edits(
        _ tree: SyntaxTree, in range: Range<Int>, width: Int = standardWidth
    ) -> [TextEdit] {
        edits(tree, of: EditedItems(tree, around: range, takesEnd: true), width)
    }

    private static func edits(_ tree: SyntaxTree, of part: EditedItems, _ width: Int) -> [TextEdit] {
        let lineEnd = firstLineEnd(tree.source.bytes)
        return gapEdits(tree, width).filter { part.holds($0) }.map { $0.ending(linesWith: lineEnd) }
            .filter { $0.changes(tree.source) }.map { $0.minimal(tree.source) }
    }

    /// What to change after a byte was typed, `offset` lying behind it: after `}` the item that it closes is laid out,
    /// if the file's syntax is right; after a line feed the new line gets its indentation, whatever the file's state.
    public static func edits(
        _ tree: SyntaxTree, afterTyping byte: UInt8, at offset: Int, width: Int = standardWidth
    ) -> [TextEdit] {
        switch byte {
        case UInt8(ascii: "}"):
            edits(tree, of: EditedItems(tree, around: max(0, offset - 1)..<offset, takesEnd: false), width)
        case 0x0A: LineIndentation(tree, at: offset)?.edit.map { [$0] } ?? []
        default: []
        }
    }

    /// The bytes that end the first line of a source.
    private static func firstLineEnd(_ bytes: [UInt8]) -> [UInt8] {
        guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[index] == 0x0D else {
            return [0x0A]
        }
        return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }

    private static func gapEdits(_ tree: SyntaxTree, _ width: Int) -> [GapEdit] {
        var builder = DocumentBuilder(tree)
        let source = tree.source.bytes
        var printer = DocumentPrinter(builder.build(), source: source, width: width, notesPieces: true)
        let text = printer.print()
        return GapEdit.edits(source, text, printer.pieces)
    }
}
