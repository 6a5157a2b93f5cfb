import ViewBase
import ViewCompiler
import ViewIR
import ViewSemantics
import ViewSyntax

/// Why something cannot be renamed, as a sentence without a full stop.
public struct RenameProblem: Error, Hashable, Sendable {
    public let message: String
}

extension EditorSnapshot {
    /// The name at an offset without its mark, if the program declares it.
    public func renamedRange(at offset: Int, in file: FileID) throws(RenameProblem) -> SourceRange {
        let name = try renamedName(at: offset, in: file)
        return bare(name.range)
    }

    private func renamedName(at offset: Int, in file: FileID) throws(RenameProblem) -> RecordedName {
        guard let name = name(at: offset, in: file, focus(at: offset, in: file)) else {
            throw RenameProblem(message: "there is no name to change here")
        }
        switch name.target {
        case .declared, .label, .elementName: return name
        default: throw RenameProblem(message: "this is a word of the language, not of the program")
        }
    }

    /// The edits that give the name at an offset another spelling, in every file; what would stand for something else
    /// then, or no longer be found, is a problem.
    public func rename(at offset: Int, in file: FileID, to spelling: String) throws(RenameProblem) -> [TextEdit] {
        let name = try renamedName(at: offset, in: file)
        guard let written = NewName(spelling) else {
            throw RenameProblem(message: "a name has letters, digits and `_`, and begins with no digit")
        }
        let references = references(to: name.target)
        let old = references.first.map { files[$0.range.file.index].text(bare($0.range).offsets) } ?? ""
        let edits = references.map { edit($0.range, written.text, old, declares: $0.kind == .declaration) }
        try check(edits, written.text)
        return edits.map { $0.edit }
    }

    /// The place of a name without `#` or `$` before it.
    private func bare(_ range: SourceRange) -> SourceRange {
        let byte = files[range.file.index].bytes[Int(range.start)]
        let isMarked = byte == UInt8(ascii: "#") || byte == UInt8(ascii: "$")
        return isMarked ? SourceRange(file: range.file, start: range.start + 1, end: range.end) : range
    }

    /// `if let name` reads one name and declares another, so one of them must be written out.
    private func edit(_ range: SourceRange, _ new: String, _ old: String, declares: Bool) -> RenamingEdit {
        let place = bare(range)
        let tree = tree(range.file)
        let path = tree.path(to: TokenID(tree.tokens.index(of: range)))
        guard path.count >= 2, tree.kind(path[path.count - 2]) == .letCondition,
            tree.expression(path[path.count - 2]) == nil
        else { return RenamingEdit(edit: TextEdit(place, new)) }
        let (declared, read) = declares ? (new, old) : (old, new)
        return RenamingEdit(
            edit: TextEdit(place, declared + " = " + read), declaredLength: declared.utf8.count,
            readLength: read.utf8.count)
    }

    // MARK: Collisions

    /// Makes the edits in a copy of the program and compares what its names stand for.
    private func check(_ edits: [RenamingEdit], _ new: String) throws(RenameProblem) {
        var sources = provider
        for file in files {
            let own = edits.map { $0.edit }.filter { $0.range.file == file.id }
            if !own.isEmpty { sources = OverlaidSources(sources, file.path, TextEdit.apply(own, to: file.bytes)) }
        }
        let renamed = EditorSnapshot(paths, from: sources)
        let moved = MovedPlaces(edits)
        let before = meanings(moved)
        let after = renamed.meanings(MovedPlaces([]))
        for index in 0..<max(before.count, after.count) {
            let was = index < before.count ? before[index] : nil
            let isNow = index < after.count ? after[index] : nil
            if was == isNow { continue }
            throw collision(moved, (isNow ?? was)?.range, new, in: renamed)
        }
        if renamed.errorCount > errorCount {
            throw RenameProblem(message: "`" + new + "` is taken where it would stand")
        }
    }

    private func collision(
        _ moved: MovedPlaces, _ range: SourceRange?, _ new: String, in renamed: EditorSnapshot
    ) -> RenameProblem {
        guard let range else { return RenameProblem(message: "`" + new + "` is taken") }
        let file = renamed.files[range.file.index]
        let line = LineTable(file.bytes).place(Int(range.start)).line
        return RenameProblem(
            message: "`" + new + "` would mean something else in " + file.path + ", line " + String(line))
    }

    private var errorCount: Int { compilation.diagnostics.count { $0.severity == .error } }

    /// What each name stands for, in order of place, with the places that some edits move them to.
    private func meanings(_ moved: MovedPlaces) -> [Meaning] {
        var meanings: [Meaning] = []
        var seen: Set<Meaning> = []
        for use in uses {
            guard let target = moved.target(use.target) else { continue }
            let meaning = Meaning(range: moved.place(use.range, isRead: true), target: target)
            if seen.insert(meaning).inserted { meanings.append(meaning) }
        }
        return meanings.sorted {
            ($0.range.file, $0.range.start, $0.range.end) < ($1.range.file, $1.range.start, $1.range.end)
        }
    }
}

/// A name's place and what it stands for.
private struct Meaning: Hashable {
    let range: SourceRange
    /// The place of the declaration.
    let target: SourceRange
}

/// The new spelling at one place.
private struct RenamingEdit {
    let edit: TextEdit
    /// Where `name` becomes `name = other`: the bytes of the name that is declared and of the one that is read.
    var declaredLength: Int?
    var readLength = 0
}

/// Where edits that do not touch move the places of a program.
private struct MovedPlaces {
    private let edits: [RenamingEdit]

    init(_ edits: [RenamingEdit]) { self.edits = edits }

    /// The new place of a range, which is that of a name read or declared.
    func place(_ range: SourceRange, isRead: Bool) -> SourceRange {
        let start = moved(range.start, in: range.file, isEnd: false)
        for edit in edits where edit.edit.range == range {
            guard let declared = edit.declaredLength else { break }
            let first = isRead ? Int(start) + declared + " = ".utf8.count : Int(start)
            return SourceRange(file: range.file, first..<first + (isRead ? edit.readLength : declared))
        }
        return SourceRange(file: range.file, start: start, end: moved(range.end, in: range.file, isEnd: true))
    }

    private func moved(_ offset: UInt32, in file: FileID, isEnd: Bool) -> UInt32 {
        var shift = 0
        for edit in edits.map({ $0.edit }) where edit.range.file == file {
            let isBefore = isEnd ? edit.range.end <= offset : edit.range.end <= offset && edit.range.start < offset
            if isBefore { shift += edit.replacement.utf8.count - edit.range.offsets.count }
        }
        return UInt32(Int(offset) + shift)
    }

    /// The place of what the program declares; nil for the language's own.
    func target(_ target: NameTarget) -> SourceRange? {
        switch target {
        case .declared(let range), .label(let range): place(range, isRead: false)
        default: nil
        }
    }
}

/// A spelling that can be a name, in backquotes where it is a reserved word.
private struct NewName {
    let text: String

    init?(_ spelling: String) {
        if NewName.isName(spelling) {
            text = spelling
        } else if NewName.isName("`" + spelling + "`") {
            text = "`" + spelling + "`"
        } else {
            return nil
        }
    }

    /// Whether a text is one identifier and nothing else.
    private static func isName(_ text: String) -> Bool {
        var names = Interner()
        let parsed = Parser.parse(SourceFile(id: FileID(0), path: "", bytes: Array(text.utf8)), &names)
        let tokens = parsed.tree.tokens
        return tokens.count == 2 && tokens.kinds[0] == .identifier && tokens.starts[0] == 0
            && Int(tokens.ends[0]) == text.utf8.count && tokens.names[0] != Interner.empty
    }
}
