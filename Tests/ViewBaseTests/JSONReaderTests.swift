import Testing
import ViewBase

@Suite("JSON read")
struct JSONReaderTests {
    private func read(_ text: String) -> Result<JSONValue, JSONError> { JSONReader.read(Array(text.utf8)) }

    @Test func valuesOfEveryKindAreReadInOrder() throws {
        let value = try read(#" {"a": [1, -2.5e1, 0], "b": {"x": null}, "c": true, "d": false, "": "s"}"# + "\n").get()
        #expect(
            value
                == .object([
                    JSONMember("a", .array([.number(1), .number(-25), .number(0)])),
                    JSONMember("b", .object([JSONMember("x", .null)])),
                    JSONMember("c", .bool(true)),
                    JSONMember("d", .bool(false)),
                    JSONMember("", .string("s")),
                ]))
        #expect(value["c"]?.bool == true)
        #expect(value["a"]?.array?.count == 3)
        #expect(value["b"]?["x"] == .null)
        #expect(value["missing"] == nil)
    }

    @Test func escapesAndSurrogatePairsBecomeTheirScalars() throws {
        let value = try read(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\ud800x""#).get()
        #expect(value.string == "\"\\/\u{8}\u{C}\n\r\té😀\u{FFFD}x")
        for half in [#"\ud800"#, #"\udc00"#, #"\ud800x"#, #"\ud800\u0041"#, #"\ud800\ud800"#] {
            guard case .failure(let error) = JSONReader.read(Array("\"\(half)\"".utf8), keepsHalves: false) else {
                Issue.record("\(half) is read")
                continue
            }
            #expect(error.message == "half a pair of surrogates stands alone" && error.offset == 7)
        }
    }

    @Test(arguments: [
        ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\" 1}", 5), ("01", 1), ("1.", 2), ("-", 1), ("1e", 2), ("nul", 0),
        ("\"a", 2), ("\"\n\"", 2), ("\"\\x\"", 3), ("\"\\u12g4\"", 5), ("[1] 2", 4), ("+1", 0), (".5", 0), ("'a'", 0),
    ])
    func aMistakeIsReportedAtItsByte(text: String, offset: Int) {
        guard case .failure(let error) = read(text) else {
            Issue.record("read without an error")
            return
        }
        #expect(error.offset == offset)
    }

    @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80]])
    func aStringIsValidUTF8(_ bytes: [UInt8]) {
        #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0x61] + bytes + [0x22]).get() }
    }

    @Test func nestingIsLimited() throws {
        let deepest = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(throws: Never.self) { try read(deepest).get() }
        #expect(throws: JSONError.self) { try read("[" + deepest + "]").get() }
        #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 1_000_000)).get() }
    }

    @Test func whatTheWriterWritesIsReadBack() throws {
        var json = JSONWriter()
        json.beginArray()
        json.string("\u{0}\u{1F}\"\\é😀")
        json.number(0.1)
        json.number(Double.infinity)
        json.end()
        #expect(
            try JSONReader.read(json.bytes).get()
                == .array([.string("\u{0}\u{1F}\"\\é😀"), .number(0.1), .string("inf")]))
    }
}
