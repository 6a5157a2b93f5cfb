import Foundation
import TestSupport
import Testing
import ViewBase
import ViewCompiler
import ViewSyntax

/// What the lexer says of every piece of a source; `.ci/grammars` holds the editors' grammars to it.
@Suite("Classes of tokens")
struct TokenClassTests {
    /// A piece of one line: its place, its bytes and what it is.
    struct Piece: Equatable {
        let line: Int
        let column: Int
        let length: Int
        let kind: String
    }

    /// The pieces of a source in order, white space left out.
    static func pieces(_ bytes: [UInt8]) -> [Piece] {
        var names = Interner()
        let tree = Parser.parse(SourceFile(id: FileID(0), path: "a.view", bytes: bytes), &names).tree
        var pieces: [Piece] = []
        var end = 0
        for index in 0..<tree.tokens.count {
            let start = Int(tree.tokens.starts[index])
            append(end..<start, "comment", bytes, &pieces)
            end = Int(tree.tokens.ends[index])
            append(start..<end, kind(tree.tokens, index), bytes, &pieces)
        }
        return pieces
    }

    /// Appends the parts of a range that lie on one line each, without the white space around them.
    private static func append(_ range: Range<Int>, _ kind: String, _ bytes: [UInt8], _ pieces: inout [Piece]) {
        let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        for part in bytes[range].split(whereSeparator: isLineEnd) {
            guard let first = part.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
                let last = part.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
            else { continue }
            let before = bytes[..<first]
            let lineStart = before.lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
            pieces.append(
                Piece(
                    line: before.count { $0 == 0x0A } + 1, column: first - lineStart + 1, length: last - first + 1,
                    kind: kind))
        }
    }

    /// A word that may be shown as a label or a member is a `word`.
    private static func kind(_ tokens: TokenBuffer, _ index: Int) -> String {
        let isMember = index > 0 && tokens.kinds[index - 1] == .dot
        let next = min(index + 1, tokens.count - 1)
        let isLabel = tokens.kinds[index] != .defaultKeyword && tokens.kinds[next] == .colon
        switch tokens.kinds[index] {
        case .identifier: return "name"
        case .hashName: return "hash"
        case .dollarName: return "dollar"
        case .integer, .double: return "number"
        case .stringStart, .stringSegment, .stringEnd: return "string"
        case .interpolationStart, .interpolationEnd: return "mark"
        case .trueKeyword, .falseKeyword, .nilKeyword: return isMember || isLabel ? "word" : "value"
        case .ifKeyword, .elseKeyword, .switchKeyword, .caseKeyword, .defaultKeyword, .forKeyword, .inKeyword,
            .letKeyword, .importKeyword:
            return isMember || isLabel ? "word" : "keyword"
        case .endOfFile: return "end"
        default: return "sign"
        }
    }

    @Test func everyKindIsToldApart() {
        let source = "let a = \"x\\(b)\" // c\nif #d { $0 + 1.5 } /* e\nf */ g(in: nil)"
        let kinds = Self.pieces(Array(source.utf8)).map { $0.kind }
        let first = ["keyword", "name", "sign", "string", "string", "mark", "name", "mark", "string", "comment"]
        let second = ["keyword", "hash", "sign", "dollar", "sign", "number", "sign", "comment", "comment"]
        #expect(kinds == first + second + ["name", "sign", "word", "sign", "value", "sign"])
        #expect(Self.pieces(Array("a\n  b".utf8)).last == Piece(line: 2, column: 3, length: 1, kind: "name"))
    }

    /// With `TOKEN_CLASSES` in the environment, writes the pieces of every sample and golden there.
    @Test func everySampleHasPieces() throws {
        let folder = ProcessInfo.processInfo.environment["TOKEN_CLASSES"].map { URL(filePath: $0) }
        for path in Self.files {
            let pieces = Self.pieces([UInt8](try Data(contentsOf: GoldenFolder.package.appending(path: path))))
            #expect(!pieces.isEmpty, "\(path)")
            guard let folder else { continue }
            let lines = pieces.map { "\($0.line)\t\($0.column)\t\($0.length)\t\($0.kind)\n" }
            let name = path.replacing("/", with: "__") + ".tsv"
            try lines.joined().write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
    }

    /// The samples, and the sources of goldens whose syntax is right.
    private static var files: [String] {
        ["Samples", "Tests/Goldens/Format", "Tests/Goldens/Pasted", "Tests/Goldens/IR"].flatMap { folder in
            let url = GoldenFolder.package.appending(path: folder)
            let all = FileManager.default.enumerator(atPath: url.path(percentEncoded: false))?.allObjects ?? []
            return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".view") && !$0.hasPrefix(".") }.sorted()
                .map { folder + "/" + $0 }
        }
    }
}
