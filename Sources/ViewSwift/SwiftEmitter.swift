import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

/// Writes the declarations of one file of a program as Swift source, as a person would have written them.
struct SwiftEmitter {
    /// A part of a list, written when its place has come.
    typealias Piece = (inout SwiftEmitter) -> Void

    var program: Program
    let library: SwiftLibrary
    let names: SwiftNames
    let hashing: SwiftHashing
    let exposure: SwiftExposure
    /// Since which releases of Apple's systems the declarations exist; nil for a library of our own.
    let availability: SwiftAvailability?
    /// Whether the program has numbers so near the greatest that sums can leave the finite ones.
    let largeNumbers: Bool
    /// The lines of the program's files by id, where line directives are asked for.
    let lines: SwiftLines?

    private var writer = SwiftWriter()
    /// What is true of the declaration being written.
    var scope: SwiftScope
    /// What the names of the declarations before break.
    private var lint = SwiftLint()
    /// The parts of the present view's content that members of their own hold.
    var parts: SwiftParts
    /// Whether what is written must stay on its line, being in a string.
    var isFlat = false
    /// The value that stands right of an `=`, on lines of its own.
    var assigned: ExpressionID?
    /// Whether an expression is being written that is part of another.
    var isInExpression = false
    /// Whether the present view has members before what is written next.
    var hasMembers = false
    /// Whether such a member is being written.
    var isInPart = false

    init(_ program: Program, _ library: SwiftLibrary, _ names: SwiftNames, _ lines: SwiftLines?) {
        self.program = program
        self.library = library
        self.names = names
        self.lines = lines
        scope = SwiftScope(names)
        hashing = SwiftHashing(program, library)
        exposure = SwiftExposure(program)
        availability = library == .swiftUI ? SwiftAvailability(program) : nil
        largeNumbers = program.expressions.elements.contains { SwiftEmitter.isLarge($0) }
        parts = SwiftParts(program)
    }

    /// Whether an expression gives a number near the greatest, or one that the source does not hold.
    private static func isLarge(_ expression: Expression) -> Bool {
        switch expression {
        case .double(let value): value.isFinite && value.magnitude > 1e100
        case .member(let member, _, _): Catalog.members[member.index].operation == .doubleOfString
        default: false
        }
    }

    /// The source, after its mark and a comment where its names break rules of Swift's formatter.
    var printed: [UInt8] {
        var all = lint
        all.add(scope.lint)
        return Array("\(SwiftSource.mark)\n\(all.comment)\n".utf8) + writer.printed()
    }

    /// Begins the names of another declaration.
    mutating func beginScope() {
        lint.add(scope.lint)
        scope = SwiftScope(names)
    }

    // MARK: Writing

    mutating func write(_ piece: String) { writer.write(piece) }

    mutating func space() { writer.space() }

    /// Appends a place where a line may or must end, or the edge of what stands deeper: a space or nothing in a string.
    mutating func append(_ part: DocumentPart.Kind) {
        guard isFlat else { return writer.append(part) }
        switch part {
        case .line, .hardLine, .freshLine, .blankLine: space()
        default: break
        }
    }

    mutating func open(_ group: DocumentPart.Kind) { writer.open(group) }

    mutating func close() { writer.close() }

    /// Ends the line.
    mutating func line() { append(.hardLine) }

    /// Stands between two statements or items: a line end, or in a string, which Swift's formatter would rather not
    /// have, `;`.
    mutating func separate() {
        if isFlat {
            write(";")
            scope.lint.breakSemicolons()
        }
        append(.freshLine)
    }

    /// Writes a whole line.
    mutating func line(_ text: String) {
        writer.append(.freshLine)
        writer.write(text)
        writer.append(.hardLine)
    }

    /// Writes a line, what stands a level deeper, and the brace that closes it.
    mutating func braces(_ head: String, _ body: Piece) {
        write(head)
        space()
        braces(body)
    }

    /// Writes what stands between braces, a level deeper, on lines of its own.
    mutating func braces(_ body: Piece) {
        write("{")
        append(.indent)
        line()
        body(&self)
        append(.freshLine)
        append(.outdent)
        write("}")
    }

    /// Writes a list between brackets: on one line if it fits there whole, else an element a line.
    ///
    /// `ending` stands after the last element where each has a line.
    mutating func list(_ open: String, _ elements: [Piece], _ close: String, ending: DocumentPart.Kind? = nil) {
        write(open)
        if !elements.isEmpty {
            self.open(.openBlock)
            append(.listIndent)
            for index in elements.indices {
                append(index == 0 ? .softLine : .line)
                elements[index](&self)
                if index < elements.count - 1 { write(",") }
            }
            if let ending { append(ending) }
            append(.listOutdent)
            append(.softLine)
            self.close()
        }
        write(close)
    }

    /// Writes operands with what stands between them: on one line if they fit there whole, else an operand a line.
    ///
    /// `id` is the expression that the operands are; what is assigned has its lines already.
    mutating func chain(_ operands: [Piece], of id: ExpressionID? = nil, _ separator: (Int) -> String) {
        let isAssigned = id != nil && id == assigned
        if !isAssigned { open(.openBlock) }
        operands[0](&self)
        if !isAssigned { append(.listIndent) }
        for index in operands.indices.dropFirst() {
            append(.line)
            write(separator(index))
            space()
            operands[index](&self)
        }
        if isAssigned { return }
        append(.listOutdent)
        close()
    }

    /// Says which line of the source comes next, or after some lines, where that is asked for.
    mutating func place(_ range: SourceRange, linesBefore: Int = 0) {
        guard let lines, !isFlat else { return }
        let line = max(lines.line(range) - linesBefore, 1)
        self.line("#sourceLocation(file: \(SwiftLiteral.quoted(lines.path(range))), line: \(line))")
    }

    func text(_ name: Name) -> String { program.names.text(name) }
}
