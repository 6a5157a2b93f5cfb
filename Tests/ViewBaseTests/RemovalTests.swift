import Testing
import ViewBase

/// What goes with something that is taken away.
@Suite struct RemovalTests {
    /// The text without what stands between the bars.
    @Test(arguments: [
        ("a\n    |x|\nb", "a\nb"), ("a\r\n|x|\r\nb", "a\r\nb"), ("a\n|x|", "a\n"), ("|x|\nb", "b"),
        ("a\n  |x|;  \nb", "a\nb"), ("  |x|; b", "  b"), ("a; |x|; b", "a; b"), ("a; |x|\nb", "a\nb"),
        ("a; |x| }", "a }"), ("{ |x| }", "{ }"), ("{ |x|\n}", "{\n}"), ("  |x|  // c\n", "  // c\n"),
        ("a |x| // c", "a // c"), ("a  |x|\n", "a\n"), ("a|x|b", "ab"), ("a|x| b", "a b"),
    ])
    func removal(_ text: String, _ left: String) throws {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { Array($0.utf8) }
        let source = SourceFile(id: FileID(0), path: "t", bytes: Array(parts.joined()))
        let range = source.removal(of: parts[0].count..<parts[0].count + parts[1].count)
        #expect(String(decoding: TextEdit.apply([TextEdit(range, "")], to: source.bytes), as: UTF8.self) == left)
    }
}
