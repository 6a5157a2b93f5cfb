import Testing
import ViewBase
import ViewCompiler

@Suite("Diagnostics as JSON")
struct DiagnosticJSONTests {
    @Test func oneCompactObjectALineWithKeysInOrder() {
        let source = SourceFile(id: FileID(0), path: "a.view", bytes: Array("é\nab cd\n".utf8))
        let range = SourceRange(file: FileID(0), 3..<5)
        let full = Diagnostic(
            DiagnosticCode(203), .error, "no \"x\"", range,
            notes: [DiagnosticNote("see", SourceRange(file: FileID(0), 0..<2)), DiagnosticNote("bare")],
            fixIts: [FixIt("write `x`", [TextEdit(range, "x")])])
        let plain = Diagnostic(DiagnosticCode(7), .warning, "w", SourceRange(file: FileID(0), 9..<9))
        var printer = DiagnosticJSON([source])
        let place = #""file":"a.view","line":2,"column":1,"endLine":2,"endColumn":3"#
        #expect(
            String(decoding: printer.print([full, plain]), as: UTF8.self) == """
                {"code":"V0203","severity":"error","message":"no \\"x\\"",\(place),"notes":[{"message":"see",\
                "file":"a.view","line":1,"column":1,"endLine":1,"endColumn":2},{"message":"bare"}],\
                "fixIts":[{"title":"write `x`","edits":[{\(place),"replacement":"x"}]}]}
                {"code":"V0007","severity":"warning","message":"w","file":"a.view","line":3,"column":1,\
                "endLine":3,"endColumn":1,"notes":[],"fixIts":[]}

                """)
    }
}
