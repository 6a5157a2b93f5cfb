import ViewBase
import ViewSyntax

/// The part of a file that is laid out when a range of it is asked for: the lines of the range and the whole items that
/// stand on them, in the innermost block that holds the range.
///
/// Items are laid out whole, since half of one might mean something else.
struct EditedItems {
    let range: Range<Int>
    /// The length of the file where what ends it belongs to the part; nil where it does not.
    private let end: Int?

    /// `takesEnd` says whether the end of a file belongs to the part if the range reaches it.
    init(_ tree: SyntaxTree, around wanted: Range<Int>, takesEnd: Bool) {
        let bytes = tree.source.bytes
        end = takesEnd && EditedItems.lineEnd(bytes, wanted.upperBound) >= bytes.count ? bytes.count : nil
        let lines = EditedItems.lines(tree.source.bytes, wanted)
        var range = lines
        var holder = tree.root
        while true {
            let items = tree.children(holder).filter { EditedItems.touches(tree.range($0).offsets, lines) }
            if items.count == 1, let inner = EditedItems.block(tree, in: items[0], around: lines) {
                holder = inner
                continue
            }
            if let first = items.first, let last = items.last {
                let start = tree.range(first).offsets.lowerBound
                let end = tree.range(last).offsets.upperBound
                range = min(range.lowerBound, start)..<max(range.upperBound, end)
            }
            self.range = range
            return
        }
    }

    /// Whether an edit belongs to the part.
    func holds(_ edit: GapEdit) -> Bool {
        edit.gap.upperBound == end || edit.gap.upperBound >= range.lowerBound && edit.gap.lowerBound < range.upperBound
    }

    private static func touches(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.lowerBound < b.upperBound && b.lowerBound < a.upperBound || a.contains(b.lowerBound)
    }

    /// The outermost block in a node whose braces stand around a range.
    private static func block(_ tree: SyntaxTree, in node: SyntaxNode, around range: Range<Int>) -> SyntaxNode? {
        var index = node.index
        let end = tree.subtreeEnd(node).index
        while index < end {
            let candidate = SyntaxNode(index)
            let offsets = tree.range(candidate).offsets
            if offsets.lowerBound >= range.upperBound { return nil }
            let isAround = offsets.lowerBound < range.lowerBound && range.upperBound < offsets.upperBound
            if isAround, tree.kind(candidate) == .block { return candidate }
            index = isAround || index == node.index ? index + 1 : max(index + 1, tree.subtreeEnd(candidate).index)
        }
        return nil
    }

    /// A range with the rest of the lines on which it begins and ends, without the last line's end.
    private static func lines(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var start = min(max(range.lowerBound, 0), bytes.count)
        var end = min(max(range.upperBound, start), bytes.count)
        if end > start, isLineEnd(bytes[end - 1]) { end -= 1 }
        if end > start, isLineEnd(bytes[end - 1]) { end -= 1 }
        while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
        return start..<end
    }

    /// The offset behind the line end at an offset, if there is one.
    private static func lineEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
        guard offset < bytes.count, isLineEnd(bytes[offset]) else { return offset }
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        return offset + (isPair ? 2 : 1)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
