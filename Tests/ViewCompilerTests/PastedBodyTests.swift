import Testing
import ViewCompiler

@Suite("A view pasted with its body")
struct PastedBodyTests {
    @Test("The piece `body` is the content where there is no other")
    func body() throws {
        let screen = try Screen(
            "view A { var body: some View { #box Color.red.frame(width: 20, height: 10) } }", .window(100, 50))
        #expect(screen.frame("box") == [40, 20, 20, 10])
    }

    @Test("Beside other content it is a piece like any other")
    func beside() throws {
        let screen = try Screen(
            "view A { var body: some View { Color.red }\n#box Color.blue.frame(width: 20, height: 10) }",
            .window(100, 50))
        #expect(screen.names == ["box"])
    }
}
