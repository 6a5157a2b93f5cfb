import ViewBase

/// Lays a document out in lines of a width, in one pass over its parts.
///
/// Whether a group fits is read off sums that a pass from the end has made, so the cost is linear.
public struct DocumentPrinter {
    private let parts: [DocumentPart]
    private let source: [UInt8]
    private let width: Int
    /// For each part the columns that all parts before it take on one line.
    private var columns: [Int32] = []
    /// For each part the next one at or after it that ends the line in any case.
    private var nextEnd: [UInt32] = []
    /// For each part the next one at or after it that may end the line.
    private var nextLine: [UInt32] = []
    /// The chains that the author broke and that are not printed yet, the next one last.
    private var brokenChains: [UInt32] = []

    /// The pieces of the source in the order printed; none unless they are asked for.
    private(set) var pieces: [PrintedPiece] = []
    private let notesPieces: Bool
    private var output: [UInt8] = []
    private var column = 0
    /// Whether a space stands before what comes next on the line.
    private var hasSpace = false
    private var indentation = 0
    private var lineCount = 0
    private var groups: [Group] = []
    private var suffixes: [Range<Int>] = []

    private static let indentWidth = 4

    /// A group that is open.
    private struct Group {
        var isBroken: Bool
        /// Where a chain begins; nil for other groups.
        var chain: Chain?
    }

    private struct Chain {
        let startLine: Int
        /// What a break inside the chain has added to the indentation.
        var indent = 0
        var isStarted = false
    }

    public init(_ document: Document, source: [UInt8], width: Int, notesPieces: Bool = false) {
        parts = document.parts
        self.notesPieces = notesPieces
        self.source = source
        self.width = width
        measure()
    }

    /// The document's text.
    public mutating func print() -> [UInt8] {
        output.reserveCapacity(source.count + source.count / 4)
        for index in parts.indices { lay(index) }
        endLine(blank: false)
        return output
    }

    // MARK: Measuring

    private mutating func measure() {
        columns = Array(repeating: 0, count: parts.count + 1)
        nextEnd = Array(repeating: UInt32(parts.count), count: parts.count + 1)
        nextLine = nextEnd
        for index in parts.indices { columns[index + 1] = columns[index] + flatWidth(parts[index]) }
        var index = parts.count - 1
        while index >= 0 {
            nextEnd[index] = nextEnd[index + 1]
            nextLine[index] = nextLine[index + 1]
            switch parts[index].kind {
            case .hardLine, .blankLine, .freshLine, .stringLine, .emptyStringLine:
                nextEnd[index] = UInt32(index)
                nextLine[index] = UInt32(index)
            case .line, .softLine, .chainLine:
                nextLine[index] = UInt32(index)
            case .comment where firstLineEnd(parts[index]) < Int(parts[index].end):
                nextEnd[index] = UInt32(index + 1)
                nextLine[index] = UInt32(index + 1)
            case .openChain where isBrokenByAuthor(index): brokenChains.append(UInt32(index))
            default: break
            }
            index -= 1
        }
    }

    private func flatWidth(_ part: DocumentPart) -> Int32 {
        switch part.kind {
        case .text: return scalars(Int(part.start)..<Int(part.end))
        case .comment: return scalars(Int(part.start)..<firstLineEnd(part))
        case .word: return part.start == DocumentPart.Word.semicolon.rawValue ? 2 : 1
        // Swift's formatter counts the comma that a broken list would have.
        case .line, .listComma: return 1
        default: return 0
        }
    }

    /// Where the first line of a comment ends.
    private func firstLineEnd(_ comment: DocumentPart) -> Int {
        let range = Int(comment.start)..<Int(comment.end)
        return source[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    }

    /// The number of Unicode scalars in a range of the source.
    private func scalars(_ range: Range<Int>) -> Int32 {
        var count: Int32 = 0
        for index in range where source[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// Whether what begins at a part stands on the line up to another.
    private func fits(from start: Int, to end: Int) -> Bool {
        let column = column == 0 ? indentation : column
        return column + Int(columns[end] - columns[start]) <= width
    }

    /// Whether a group fits up to its first certain line end, or to where a line may end after it.
    private func startFits(_ index: Int) -> Bool {
        let close = Int(parts[index].start)
        let end = Int(nextEnd[index])
        return fits(from: index, to: end < close ? end : Int(nextLine[close]))
    }

    /// Whether a group fits whole: no line ends in it, and none has to.
    private mutating func fitsWhole(_ index: Int) -> Bool {
        let close = Int(parts[index].start)
        while let chain = brokenChains.last, chain < index { brokenChains.removeLast() }
        if let chain = brokenChains.last, chain < close { return false }
        return Int(nextEnd[index]) >= close && fits(from: index, to: Int(nextLine[close]))
    }

    /// Whether the author put a modifier of a chain on a line of its own that would else follow on the first line; after
    /// what spans lines it stands on one anyway.
    private func isBrokenByAuthor(_ index: Int) -> Bool {
        let place = parts[index].end
        return place > 0 && nextEnd[index] >= place
    }

    // MARK: Printing

    private mutating func lay(_ index: Int) {
        let part = parts[index]
        switch part.kind {
        case .text:
            startPiece()
            append(Int(part.start)..<Int(part.end))
            column += Int(columns[index + 1] - columns[index])
        case .comment:
            startPiece()
            append(comment: Int(part.start)..<Int(part.end))
        case .word: part.start == DocumentPart.Word.semicolon.rawValue ? writeSemicolon() : writeSpace()
        case .suffix: suffixes.append(Int(part.start)..<Int(part.end))
        case .line: isBroken ? endLine(blank: false) : writeSpace()
        case .softLine: if isBroken { endLine(blank: false) }
        case .hardLine: endLine(blank: false)
        case .blankLine: endLine(blank: true)
        case .freshLine: if column > 0 || !suffixes.isEmpty { endLine(blank: false) }
        case .stringLine:
            endInnerLine()
            writeIndentation()
        case .emptyStringLine: endInnerLine()
        case .chainLine: breakChain()
        case .indent: indentation += DocumentPrinter.indentWidth
        case .outdent: indentation -= DocumentPrinter.indentWidth
        case .listIndent: if isBroken { indentation += DocumentPrinter.indentWidth }
        case .listOutdent: if isBroken { indentation -= DocumentPrinter.indentWidth }
        case .listComma: if isBroken { output.append(UInt8(ascii: ",")) }
        case .openBrokenList: groups.append(Group(isBroken: true))
        case .openList: groups.append(Group(isBroken: !startFits(index)))
        case .openBlock: groups.append(Group(isBroken: !fitsWhole(index)))
        case .openChain:
            let isBroken = isBrokenByAuthor(index) || !startFits(index)
            groups.append(Group(isBroken: isBroken, chain: Chain(startLine: lineCount)))
        case .close:
            if let group = groups.popLast(), let chain = group.chain { indentation -= chain.indent }
        }
    }

    private var isBroken: Bool { groups.last?.isBroken ?? false }

    /// Ends the line before a modifier of a broken chain, or after what spans lines.
    ///
    /// Modifiers stand under what they modify if that spans lines, else one step further in.
    private mutating func breakChain() {
        guard let group = groups.last, var chain = group.chain else { return }
        let spansLines = lineCount > chain.startLine
        guard group.isBroken || spansLines else { return }
        if !chain.isStarted {
            chain.isStarted = true
            chain.indent = spansLines ? 0 : DocumentPrinter.indentWidth
            indentation += chain.indent
            groups[groups.count - 1].chain = chain
        }
        endLine(blank: false)
    }

    /// Writes what stands before a piece on its line.
    private mutating func startPiece() {
        if column == 0 { writeIndentation() }
        if hasSpace { output.append(0x20) }
        hasSpace = false
    }

    /// Writes a comment line by line.
    private mutating func append(comment range: Range<Int>) {
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let isReturn = source[index] == 0x0D
            guard isReturn || source[index] == 0x0A else {
                index += 1
                continue
            }
            append(start..<index)
            endInnerLine()
            index += isReturn && index + 1 < range.upperBound && source[index + 1] == 0x0A ? 2 : 1
            start = index
        }
        append(start..<range.upperBound)
        column += Int(scalars(start..<range.upperBound))
    }

    private mutating func append(_ range: Range<Int>) {
        if notesPieces { pieces.append(PrintedPiece(source: range, output: output.count)) }
        output.append(contentsOf: source[range])
    }

    /// Notes a space, which is written before what follows on the line.
    private mutating func writeSpace() {
        guard column > 0, !hasSpace else { return }
        hasSpace = true
        column += 1
    }

    private mutating func writeSemicolon() {
        output.append(UInt8(ascii: ";"))
        column += 1
        writeSpace()
    }

    private mutating func writeIndentation() {
        for _ in 0..<indentation { output.append(0x20) }
        column = indentation
    }

    /// Ends the line with the comments that belong there.
    private mutating func endLine(blank: Bool) {
        hasSpace = false
        for suffix in suffixes {
            if column == 0 {
                writeIndentation()
            } else {
                output.append(0x20)
                if source[suffix.lowerBound + 1] == UInt8(ascii: "/") { output.append(0x20) }
            }
            append(comment: suffix)
        }
        suffixes.removeAll(keepingCapacity: true)
        if column > 0 { output.append(0x0A) }
        if blank, !output.isEmpty { output.append(0x0A) }
        column = 0
        lineCount += 1
    }

    /// Ends a line inside a string or a comment, whatever stands on it.
    private mutating func endInnerLine() {
        output.append(0x0A)
        column = 0
        lineCount += 1
    }
}
