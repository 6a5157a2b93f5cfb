import Testing

@testable import ViewRender

@Suite("XML")
struct XMLTests {
    @Test func whatXMLReadsAsItsOwnIsEscaped() {
        #expect(XML.escaped("a<b>&\"c'") == "a&lt;b&gt;&amp;&quot;c'")
        #expect(XML.escaped("</text><script>") == "&lt;/text&gt;&lt;script&gt;")
    }

    @Test func whatXMLCannotHoldIsReplaced() {
        #expect(XML.escaped("a\u{0}b\u{1B}c\u{FFFF}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
        #expect(XML.escaped("a\tb\nc") == "a b c")
    }

    /// RFC 4648, section 10.
    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
    func base64IsThatOfTheStandard(text: String, encoded: String) {
        #expect(Base64.text(Array(text.utf8)) == encoded)
    }
}
