import Testing

@Suite("Code without comments and strings")
struct CodeTests {
    @Test func commentsAndStringsAreLeftOut() {
        let source = """
            let a = "any B" // any C
            /* any D
            any E */ let b = #"any \\#("any F") "any G"# + "\\(x ? "any H" : y) any I"
            let c = \\.d
            """
        #expect(
            Code(source).lines == [
                "let a = \"\" ", "", " let b = \"\"\"\" + \"\"\"\"", "let c = \\.d",
            ])
    }
}
