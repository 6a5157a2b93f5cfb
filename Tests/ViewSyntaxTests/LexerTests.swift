import Testing
import ViewBase

@testable import ViewSyntax

/// Tokens, what stands between them, and bytes that begin none.
@Suite struct LexerTests {
    @Test func operatorsAreReadLongestFirst() {
        let parsed = Parsed("a..<b...c ?? d ?. e == != <= >= ≈ && || -> += -= *= /=")
        #expect(
            parsed.tokenKinds == [
                .identifier, .rangeHalfOpen, .identifier, .rangeClosed, .identifier, .questionQuestion, .identifier,
                .question, .dot, .identifier, .equalEqual, .notEqual, .lessEqual, .greaterEqual, .approximately,
                .andAnd,
                .orOr, .arrow, .plusEqual, .minusEqual, .starEqual, .slashEqual,
            ])
    }

    /// Tokens are laid out some thousands at a time, of files that go on as they begin and of others.
    @Test(arguments: [("ab +c\n", 1000, 0), ("ab +c\n", 5000, 0), ("ab +c\n", 5000, 9000), ("", 0, 5000)])
    func tokensOfLongFiles(_ line: String, _ lines: Int, _ signs: Int) {
        let tokens = Parsed(String(repeating: line, count: lines) + String(repeating: "+", count: signs)).tree.tokens
        let columns = [tokens.starts.count, tokens.ends.count, tokens.flags.count, tokens.names.count]
        #expect(tokens.count == lines * 3 + signs + 1 && columns.allSatisfy { $0 == tokens.count })
        for index in 0..<lines {
            let start = UInt32(index * 6)
            #expect(tokens.kinds[index * 3..<index * 3 + 3] == [.identifier, .plus, .identifier])
            #expect(tokens.starts[index * 3..<index * 3 + 3] == [start, start + 3, start + 4])
            #expect(tokens.ends[index * 3..<index * 3 + 3] == [start + 2, start + 4, start + 5])
            #expect(tokens.flags[index * 3].contains(.spaceAfter) && !tokens.flags[index * 3 + 1].contains(.spaceAfter))
            #expect(tokens.names[index * 3] == tokens.names[0] && tokens.names[index * 3 + 2] == tokens.names[2])
        }
        #expect(tokens.starts.suffix(signs + 1) == (0...signs).map { UInt32(lines * 6 + $0) }[...])
        #expect(tokens.kinds.last == .endOfFile && tokens.flags[tokens.count - 1].contains(.spaceBefore))
    }

    @Test func marksBelongToTheirNames() {
        let parsed = Parsed("#row $item $0 `if` _ größe 名前")
        #expect(
            parsed.tokenKinds == [
                .hashName, .dollarName, .dollarName, .identifier, .identifier, .identifier, .identifier,
            ])
        let names = parsed.tree.tokens.names.dropLast().map { parsed.interner.text($0) }
        #expect(names == ["row", "item", "0", "if", "_", "größe", "名前"])
        #expect(parsed.tree.tokens.flags[3].contains(.backquoted))
    }

    @Test func reservedWordsHaveNames() {
        let parsed = Parsed("in default import imports")
        #expect(parsed.tokenKinds == [.inKeyword, .defaultKeyword, .importKeyword, .identifier])
        #expect(parsed.interner.text(parsed.tree.tokens.names[1]) == "default")
    }

    @Test(arguments: ["12", "1_000", "0xFF_00", "0o17", "0b1010", "007"])
    func integers(_ text: String) {
        #expect(Parsed("let a = \(text)").tokenKinds.last == .integer)
        #expect(Parsed("let a = \(text)").codes == [])
    }

    @Test(arguments: ["1.5", "1e2", "1E+2", "1.5e-3", "1_0.0_1"])
    func doubles(_ text: String) {
        #expect(Parsed("let a = \(text)").tokenKinds.last == .double)
        #expect(Parsed("let a = \(text)").codes == [])
    }

    @Test func pointsAfterNumbers() {
        #expect(Parsed("0..<3").tokenTexts == ["0", "..<", "3"])
        #expect(Parsed("1...3").tokenTexts == ["1", "...", "3"])
        #expect(Parsed("5.rounded").tokenTexts == ["5", ".", "rounded"])
        #expect(Parsed("a.0.5").tokenTexts == ["a", ".", "0.5"])
    }

    @Test(arguments: [
        ("12pq", "V0117"), ("12.5pt", "V0117"), ("1e", "V0117"), ("1.2.3", "V0119"), (".5", "V0120"), ("5.", "V0121"),
        ("0x", "V0118"), ("0b12", "V0118"), ("0xG", "V0118"), ("99999999999999999999", "V0122"), ("1e400", "V0123"),
    ])
    func malformedNumbersAreOneTokenAndOneMessage(_ text: String, _ code: String) {
        let parsed = Parsed("let a = \(text)\nlet b = 1")
        #expect(parsed.places == ["1:9 \(code)"])
        #expect(parsed.tokenTexts[3] == text)
    }

    @Test func spacesAndLinesAreFlagged() {
        let flags = Parsed("a b(c)\n\nd // e\n/* f\n */ g\n/// h\ni").tree.tokens.flags
        #expect(flags[0] == [.spaceBefore, .spaceAfter])
        #expect(flags[1] == [.spaceBefore])
        #expect(flags[2] == [])
        #expect(flags[4] == [.spaceAfter])
        #expect(flags[5] == [.spaceBefore, .spaceAfter, .newlineBefore, .blankLineBefore])
        #expect(flags[6] == [.spaceBefore, .spaceAfter, .newlineBefore])
        #expect(flags[7] == [.spaceBefore, .spaceAfter, .newlineBefore, .documented])
    }

    @Test func lineEndsOfAllKinds() {
        for end in ["\n", "\r\n", "\r"] {
            let parsed = Parsed("view A {\(end)    Text(\"a\")\(end)\(end)    Text(\"b\") :\(end)}")
            #expect(parsed.places == ["4:15 V0140"])
            #expect(parsed.tree.tokens.flags[3].contains(.onNextLine))
            #expect(parsed.tree.tokens.flags[9].contains(.blankLineBefore))
        }
    }

    @Test func byteOrderMarkIsNoToken() {
        let parsed = Parsed([0xEF, 0xBB, 0xBF] + Array("view A { } :".utf8))
        #expect(parsed.tokenTexts == ["view", "A", "{", "}", ":"])
        #expect(parsed.places == ["1:12 V0140"])
    }

    @Test func otherEncodingsAreReportedOnce() {
        #expect(Parsed([0xFF, 0xFE] + "view A".utf8.flatMap { [$0, 0] }).codes.filter { $0 == "V0101" }.count == 1)
        #expect(Parsed(Array("let a = \"".utf8) + [0xE9, 0x20, 0xE9] + Array("\"".utf8)).places == ["1:10 V0101"])
        #expect(Parsed(Array("let a = 1 // ".utf8) + [0xC0, 0x80]).places == ["1:14 V0101"])
        #expect(Parsed(Array("view A {\0\0 }".utf8)).places == ["1:9 V0102"])
    }

    @Test func charactersThatBeginNoToken() {
        #expect(Parsed("view A {\u{A0}Text(\"a\") }").places == ["1:9 V0103"])
        #expect(Parsed("view A { Text(\"a\") 😀👍 }").places == ["1:20 V0103"])
        #expect(Parsed("view A { Text(\"a\") ~ }").places == ["1:20 V0104"])
        #expect(Parsed("view A { Text('a') }").places == ["1:15 V0111"])
        #expect(Parsed("view A { Text(“a”) }").places == ["1:15 V0111"])
        #expect(
            Parsed("view A { Text(“a”) }").tree.plainString(Parsed("view A { Text(“a”) }").first(.stringLiteral)!)
                == "a")
    }

    @Test func commentsNestAndEnd() {
        #expect(Parsed("/* a /* b */ c */ view A { }").codes == [])
        #expect(Parsed("view A {\n/* a /* b */\n}").places == ["2:1 V0107"])
    }

    @Test func versionsInAvailabilityMayHaveTwoPoints() {
        #expect(Parsed("view A { if #available(iOS 17.0.1, *) { B() } }").codes == [])
        #expect(Parsed("view A { if #available(iOS 17, *), 1.2.3 { B() } }").codes == ["V0119"])
    }
}
