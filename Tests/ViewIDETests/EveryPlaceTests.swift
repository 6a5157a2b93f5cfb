import Foundation
import Testing
import ViewBase
import ViewCompiler
import ViewIDE

/// Every question at every place gives an answer, whatever the state of the file.
///
/// `EVERY_PLACE=1` in the environment asks at every byte and after every token; otherwise at some of them.
@Suite("Questions at every place")
struct EveryPlaceTests {
    private static let asksEverywhere = ProcessInfo.processInfo.environment["EVERY_PLACE"] != nil

    @Test func everyQuestionAtEveryByteIsAnswered() throws {
        #expect(Samples.all.count > 100)
        var asked = 0
        var place = 0
        for sample in Samples.all {
            let snapshot = EditorSnapshot([sample.path], from: DiskSources(sample.path, sample.bytes))
            let file = try #require(snapshot.entry)
            askAll(snapshot, file)
            let step = Self.asksEverywhere ? 1 : 211
            for offset in stride(from: Self.asksEverywhere ? 0 : place % step, through: sample.bytes.count, by: step) {
                ask(snapshot, file, offset)
                asked += 1
            }
            place += 17
        }
        #expect(asked > 80)
    }

    /// The last byte of what was typed so far, cut wherever a token ends.
    @Test func everyQuestionIsAnsweredWhileAFileIsTyped() throws {
        var asked = 0
        var place = 0
        for sample in Samples.all {
            let ends = tokenEnds(sample.bytes)
            let step = Self.asksEverywhere ? 1 : 149
            for index in stride(from: Self.asksEverywhere ? 0 : place % step, to: ends.count, by: step) {
                let prefix = Array(sample.bytes[..<ends[index]])
                let snapshot = EditorSnapshot([sample.path], from: DiskSources(sample.path, prefix))
                let file = try #require(snapshot.entry)
                askAll(snapshot, file)
                ask(snapshot, file, max(0, prefix.count - 1))
                ask(snapshot, file, prefix.count)
                asked += 1
            }
            place += 11
        }
        #expect(asked > 80)
    }

    /// Where words, numbers and marks end, near enough to the language's tokens.
    private func tokenEnds(_ bytes: [UInt8]) -> [Int] {
        var ends: [Int] = []
        for index in bytes.indices.dropFirst() {
            let isWord = isWordByte(bytes[index - 1]) && isWordByte(bytes[index])
            if !isWord, bytes[index - 1] > 0x20, bytes[index] & 0xC0 != 0x80 { ends.append(index) }
        }
        return ends
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter
            || Character(Unicode.Scalar(byte)).isNumber
    }

    private func askAll(_ snapshot: EditorSnapshot, _ file: FileID) {
        let all = 0..<snapshot.files[file.index].bytes.count
        _ = snapshot.diagnostics(of: file)
        _ = snapshot.symbols(of: file)
        _ = snapshot.foldingRanges(of: file)
        let tokens = snapshot.semanticTokens(of: file)
        for index in tokens.indices.dropFirst() {
            #expect(tokens[index - 1].range.upperBound <= tokens[index].range.lowerBound, "\(snapshot.files[0].path)")
        }
        _ = snapshot.inlayHints(of: file, in: all)
        _ = snapshot.codeLenses(of: file)
        _ = snapshot.colors(of: file)
        _ = snapshot.formattingEdits(of: file)
        _ = snapshot.workspaceSymbols("a")
    }

    private func ask(_ snapshot: EditorSnapshot, _ file: FileID, _ offset: Int) {
        _ = snapshot.hover(at: offset, in: file)
        _ = snapshot.completions(at: offset, in: file)
        _ = snapshot.signatureHelp(at: offset, in: file)
        _ = snapshot.definitions(at: offset, in: file)
        _ = snapshot.typeDefinitions(at: offset, in: file)
        _ = snapshot.references(at: offset, in: file)
        _ = try? snapshot.rename(at: offset, in: file, to: "renamed")
        let ranges = snapshot.selectionRanges(at: offset, in: file)
        #expect(ranges.last == 0..<snapshot.files[file.index].bytes.count)
        let end = min(offset + 20, snapshot.files[file.index].bytes.count)
        for action in snapshot.codeActions(in: min(offset, end)..<end, of: file) {
            #expect(!action.edits.isEmpty)
        }
        _ = snapshot.formattingEdits(of: file, in: min(offset, end)..<end)
        _ = snapshot.formattingEdits(of: file, afterTyping: 0x0A, at: offset)
        _ = snapshot.formattingEdits(of: file, afterTyping: UInt8(ascii: "}"), at: offset)
    }
}
