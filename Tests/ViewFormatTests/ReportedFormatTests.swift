import Testing
import ViewFormat

/// Public reports of faults in formatters, by their numbers.
@Suite struct ReportedFormatTests {
    /// What stays the same is checked with every form: tokens, comments, and a second run.
    private func form(_ text: String, width: Int = 100) -> String {
        let source = Source(Array(text.utf8))
        let once = source.formatted(width: width)
        let again = Source(once)
        #expect(source.isValid && again.isValid && SourceFormatter.isSame(source.tree, again.tree))
        #expect(again.formatted(width: width) == once)
        return String(decoding: once, as: UTF8.self)
    }

    @Test("156: lines after a comment are indented") func linesAfterAComment() {
        let text = """
            view A {
              state a = 1
                  // of b
            state b = 2
                    state c = 3 // of c
              Text("\\(a + b + c)")
            }
            """
        let expected = """
            view A {
                state a = 1
                // of b
                state b = 2
                state c = 3  // of c
                Text("\\(a + b + c)")
            }

            """
        #expect(form(text) == expected)
    }

    @Test("An item that begins with a point keeps its `;`, which keeps it from being a modifier") func itemWithPoint() {
        let text = "view A { Text(\"a\");.lineSpacing(4);Text(\"b\") }\n"
        #expect(form(text) == "view A {\n    Text(\"a\"); .lineSpacing(4)\n    Text(\"b\")\n}\n")
    }

    @Test("158: of several blank lines one stays, none stays none") func blankLines() {
        let text = "view A { B() }\n\nview B { C() }\nview C { D() }\n\n\n\n\n\nview D { Text(\"d\") }\n"
        let expected = "view A { B() }\n\nview B { C() }\nview C { D() }\n\nview D { Text(\"d\") }\n"
        #expect(form(text) == expected)
        #expect(form(expected) == expected)
    }

    @Test("160: spaces at the ends of lines change nothing") func trailingSpaces() {
        let text = """
            view A {
                VStack {  \u{20}
                    HStack { Text("a") }  \u{20}
                    Text("b") /* before the child */ \u{20}
                    Text("c")
                } \u{20}
            } \u{20}

            """
        let expected = """
            view A {
                VStack {
                    HStack { Text("a") }
                    Text("b") /* before the child */
                    Text("c")
                }
            }

            """
        #expect(form(text) == expected)
    }

    @Test("162: a comment in a branch stays there, with its braces") func commentsInBranches() {
        let text = """
            view A(on: Bool) {
                if on {
                    Text("a")
                } else {
                    // nothing
                }
                if on {
                    Text("a")
                } else {
                    Text("b")
                    // the last word
                }
            }

            """
        #expect(form(text) == text)
    }

    @Test("164: no blank line stays before a brace, and a list keeps its breaks") func listsAndBraces() {
        let elements = (1...10).map { "    \"element number \($0) of the list\"" }.joined(separator: ",\n")
        let text = "let names = [\n\(elements),\n]\nview A {\n    Text(names[0])\n\n\n}\n"
        let expected = "let names = [\n\(elements),\n]\nview A {\n    Text(names[0])\n}\n"
        #expect(form(text) == expected)
        #expect(form(form(expected)) == expected)
        let joined = "let names = [\(elements.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: " "))]\n"
        #expect(form(joined) == "let names = [\n\(elements)\n]\n")
    }

    @Test(
        "166: a word of the language as a name empties no file",
        arguments: ["id", "self", "type", "body", "in", "_a"])
    func wordsAsNames(_ name: String) {
        for spelling in [name, "`\(name)`"] {
            let text = "view A(\(spelling): String) { Text(\(spelling)) }\n"
            let source = Source(Array(text.utf8))
            #expect(source.isValid || spelling == "in", "\(spelling)")
            if source.isValid { #expect(form(text) == text) }
        }
    }

    @Test("170: a file without a last line end gets a line feed, whatever its other lines have")
    func theLastLineEnd() {
        let expected = "view A {\n    Text(\"a\")\n    Text(\"b\")\n}\n"
        #expect(form("view A {\n    Text(\"a\")\n    Text(\"b\")\n} ") == expected)
        #expect(form("view A {\r\n    Text(\"a\")\r\n    Text(\"b\")\r\n} ") == expected)
    }

    @Test("172: line ends are line feeds, so the form is the same wherever it is made") func lineEnds() {
        let text = "// one\nview A {\n    /* two\n       lines */\n    Text(\"a\")\n        .bold()  // three\n}\n"
        let all = ["\n", "\r\n", "\r"].map { form(text.replacing("\n", with: $0)) }
        #expect(all[0] == text)
        #expect(all.map { $0.utf8.contains(0x0D) } == [false, false, false])
        #expect(all[1] == all[0] && all[2] == all[0])
    }
}
