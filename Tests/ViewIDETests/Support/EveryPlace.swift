import ViewBase
import ViewCompiler
import ViewIDE

/// Asks every question of an editor about a file, and notes answers that cannot be right; what traps ends the process.
struct EveryPlace {
    private let path: String
    private let bytes: [UInt8]
    /// Where the first place lies, and how far others lie from each other.
    private let places: (start: Int, step: Int)
    /// What is wrong with answers.
    private(set) var faults: [String] = []
    /// At how many places questions were asked.
    private(set) var asked = 0

    /// A file of which a part of the places is asked about.
    init(_ path: String, _ bytes: [UInt8], from start: Int = 0, step: Int = 1) {
        self.path = path
        self.bytes = bytes
        places = (start % step, step)
    }

    /// Asks at the bytes of the file as it is.
    mutating func askAtBytes() {
        let snapshot = EditorSnapshot([path], from: DiskSources(path, bytes))
        guard let file = snapshot.entry else { return note("the file is not read", 0) }
        if places.start == 0 { askAll(snapshot, file) }
        for offset in stride(from: places.start, through: bytes.count, by: places.step) {
            ask(snapshot, file, offset)
            asked += 1
        }
    }

    /// Asks at the last byte of what was typed so far, and behind it, cut wherever a token ends.
    mutating func askWhileTyped() {
        let ends = tokenEnds
        for index in stride(from: places.start, to: ends.count, by: places.step) {
            let prefix = Array(bytes[..<ends[index]])
            let snapshot = EditorSnapshot([path], from: DiskSources(path, prefix))
            guard let file = snapshot.entry else { return note("the file is not read", prefix.count) }
            askAll(snapshot, file)
            ask(snapshot, file, prefix.count - 1)
            ask(snapshot, file, prefix.count)
            asked += 1
        }
    }

    /// Where words, numbers and marks end, near enough to the language's tokens.
    private var tokenEnds: [Int] {
        bytes.indices.dropFirst().filter { index in
            let isInWord = isWordByte(bytes[index - 1]) && isWordByte(bytes[index])
            return !isInWord && bytes[index - 1] > 0x20 && bytes[index] & 0xC0 != 0x80
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private mutating func note(_ fault: String, _ offset: Int) { faults.append("\(path), byte \(offset): \(fault)") }

    private mutating func askAll(_ snapshot: EditorSnapshot, _ file: FileID) {
        let all = 0..<snapshot.files[file.index].bytes.count
        _ = snapshot.diagnostics(of: file)
        _ = snapshot.symbols(of: file)
        _ = snapshot.foldingRanges(of: file)
        let tokens = snapshot.semanticTokens(of: file)
        for (before, token) in zip(tokens, tokens.dropFirst()) where before.range.upperBound > token.range.lowerBound {
            note("tokens overlap", token.range.lowerBound)
        }
        _ = snapshot.inlayHints(of: file, in: all)
        _ = snapshot.codeLenses(of: file)
        _ = snapshot.colors(of: file)
        _ = snapshot.formattingEdits(of: file)
        _ = snapshot.workspaceSymbols("a")
    }

    private mutating func ask(_ snapshot: EditorSnapshot, _ file: FileID, _ offset: Int) {
        let count = snapshot.files[file.index].bytes.count
        _ = snapshot.hover(at: offset, in: file)
        _ = snapshot.completions(at: offset, in: file)
        _ = snapshot.signatureHelp(at: offset, in: file)
        _ = snapshot.definitions(at: offset, in: file)
        _ = snapshot.typeDefinitions(at: offset, in: file)
        _ = snapshot.references(at: offset, in: file)
        _ = try? snapshot.rename(at: offset, in: file, to: "renamed")
        if snapshot.selectionRanges(at: offset, in: file).last != 0..<count { note("a selection ends early", offset) }
        let end = min(offset + 20, count)
        for action in snapshot.codeActions(in: min(offset, end)..<end, of: file) where action.edits.isEmpty {
            note("\(action.title) changes nothing", offset)
        }
        _ = snapshot.formattingEdits(of: file, in: min(offset, end)..<end)
        _ = snapshot.formattingEdits(of: file, afterTyping: 0x0A, at: offset)
        _ = snapshot.formattingEdits(of: file, afterTyping: UInt8(ascii: "}"), at: offset)
    }
}
