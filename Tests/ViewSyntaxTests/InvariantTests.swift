import Foundation
import Testing
import ViewBase

@testable import ViewSyntax

/// What holds for every source, however broken.
@Suite struct InvariantTests {
    static let sources: [(path: String, bytes: [UInt8])] = GrammarTests.sources.map { path in
        (path, Array(try! Data(contentsOf: URL(filePath: path))))
    }

    /// Lines with more and fewer closing brackets than opening ones, whose ends are implied at the top of the file.
    @Test(.timeLimit(.minutes(1)))
    func aBraceThatIsOnlyImpliedEndsTheFileToo() {
        let line = "\n    VStack {Text(\"a\"view))"
        #expect(Self.fault(Parsed("view A\(line)A\(line)0")) == nil)
    }

    /// Pieces of declarations and blocks in any order, on one line or several.
    @Test(.timeLimit(.minutes(3)))
    func heapsOfPiecesParse() {
        let pieces = [
            "view A", "{", "}", "(", ")", "[", "]", "VStack", "\"a\"", "\n", "\n    ", "view", "if x", "else", ",", ":",
            ".b", "#n", "= 1", "case", "in", "let", "0", "@State var", ";", "struct", "#Preview", "#if", "\"\\(",
        ]
        var state: UInt64 = 7
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<4000 {
            let text = (0..<(2 + next(22))).map { _ in pieces[next(pieces.count)] }.joined(separator: " ")
            #expect(Self.fault(Parsed(text)) == nil, "\(text)")
        }
    }

    /// What is wrong with the tokens and the tree, or nil.
    static func fault(_ parsed: Parsed) -> String? {
        let tree = parsed.tree
        var end = 0
        for index in 0..<tree.tokens.count {
            let range = tree.range(TokenID(index)).offsets
            if range.lowerBound < end { return "token \(index) overlaps the one before" }
            if !isGap(parsed.source.bytes[end..<range.lowerBound], atStart: end == 0) {
                return "bytes before token \(index)"
            }
            end = range.upperBound
        }
        if end != parsed.source.bytes.count { return "bytes after the last token" }
        if tree.firstToken(tree.root).raw != 0 || tree.tokenEnd(tree.root).index != tree.tokens.count {
            return "the root does not cover all tokens"
        }
        if tree.subtreeEnd(tree.root).index != tree.count { return "the root is not the whole tree" }
        if tree.count > 8 * tree.tokens.count + 8 { return "too many nodes" }
        return nodeFault(tree)
    }

    /// Whether bytes between two tokens are white space and comments, or a byte-order mark at the start.
    private static func isGap(_ bytes: ArraySlice<UInt8>, atStart: Bool) -> Bool {
        var text = String(decoding: bytes, as: UTF8.self)[...]
        if atStart, text.unicodeScalars.first == "\u{FEFF}" { text = text.dropFirst() }
        while let first = text.unicodeScalars.first {
            if " \t\n\r\u{B}\u{C}".unicodeScalars.contains(first) {
                text = Substring(text.unicodeScalars.dropFirst())
            } else if text.hasPrefix("//") {
                text = Substring(text.unicodeScalars.drop { $0 != "\n" && $0 != "\r" })
            } else if text.hasPrefix("/*") {
                return true
            } else {
                return false
            }
        }
        return true
    }

    /// Whether some node does not hold its children, in order and without overlap.
    private static func nodeFault(_ tree: SyntaxTree) -> String? {
        for node in (0..<tree.count).map({ SyntaxNode($0) }) {
            var token = tree.firstToken(node)
            for child in tree.children(node) {
                if tree.firstToken(child) < token { return "node \(child.raw) begins before its sibling ends" }
                if tree.tokenEnd(child) < tree.firstToken(child) { return "node \(child.raw) ends before it begins" }
                token = tree.tokenEnd(child)
            }
            if token > tree.tokenEnd(node) { return "node \(node.raw) ends before its last child" }
        }
        return nil
    }

    @Test func everySource() {
        for (path, bytes) in Self.sources { #expect(Self.fault(Parsed(bytes)) == nil, "\(path)") }
    }

    /// Every source cut off after each of its tokens.
    @Test func everyPrefix() {
        for (path, bytes) in Self.sources where bytes.count < 4_000 {
            for end in Parsed(bytes).tree.tokens.ends {
                let cut = Parsed(Array(bytes[..<Int(end)]))
                #expect(Self.fault(cut) == nil, "\(path) up to \(end)")
                #expect(cut.codes.count <= cut.tree.tokens.count + 1)
            }
        }
    }

    /// Every source without each of its tokens.
    @Test func everyDeletedToken() {
        for (path, bytes) in Self.sources where bytes.count < 4_000 {
            let tokens = Parsed(bytes).tree.tokens
            for index in 0..<tokens.count - 1 {
                let rest = Parsed(Array(bytes[..<Int(tokens.starts[index])] + bytes[Int(tokens.ends[index])...]))
                #expect(Self.fault(rest) == nil, "\(path) without token \(index)")
            }
        }
    }

    /// Every small source with a quote before each of its tokens, which cuts the line off as a string without end.
    @Test func everyQuote() {
        for (path, bytes) in Self.sources where bytes.count < 1_000 {
            for start in Parsed(bytes).tree.tokens.starts {
                let quoted = Parsed(Array(bytes[..<Int(start)] + [0x22] + bytes[Int(start)...]))
                #expect(Self.fault(quoted) == nil, "\(path) with a quote at \(start)")
            }
        }
    }

    /// Bytes without any sense, the same each time.
    @Test func noise() {
        var state: UInt64 = 88_172_645_463_325_252
        for round in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<200 {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                let signs = Array("(){}[]\"\\#$@.,:;?!=+-*/<>&|~^'`\n\r\t aif0x1.5e\u{E9}".utf8)
                bytes.append(
                    round % 2 == 0 ? UInt8(truncatingIfNeeded: state >> 20) : signs[Int(state >> 20) % signs.count])
            }
            #expect(Self.fault(Parsed(bytes)) == nil, "round \(round)")
        }
    }
}
