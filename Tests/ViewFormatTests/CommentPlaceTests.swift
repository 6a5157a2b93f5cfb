import Testing
import ViewFormat

/// Forms that once changed when they were made again, or moved a comment.
@Suite struct CommentPlaceTests {
    private func form(_ text: String, width: Int = 100) -> String {
        let source = Source(Array(text.utf8))
        let once = source.formatted(width: width)
        let again = Source(once)
        #expect(source.isValid && again.isValid && SourceFormatter.isSame(source.tree, again.tree))
        #expect(again.formatted(width: width) == once)
        return String(decoding: once, as: UTF8.self)
    }

    @Test func theIndentationCountsWhereAChainBeginsItsLine() {
        let text = "view A {\n    VStack {\n        Text(\"abc\").bold().italic()\n    }\n}\n"
        #expect(form(text, width: 35) == text)
        #expect(
            form(text, width: 34) == """
                view A {
                    VStack {
                        Text("abc")
                            .bold()
                            .italic()
                    }
                }

                """)
    }

    @Test func aLineEndThatGoesBreaksNoChain() {
        let text = "view A {\n    Text(\"a\"\n\n).frame(width: 10,\n\nheight: 10).bold()\n}\n"
        #expect(form(text) == "view A {\n    Text(\"a\").frame(width: 10, height: 10).bold()\n}\n")
    }

    @Test func aCommentOfSeveralLinesBreaksTheListAround() {
        #expect(
            form("view A {\n    Text(\"a\" /* x\n y */).bold()\n}\n") == """
                view A {
                    Text(
                        "a" /* x
                 y */
                    )
                    .bold()
                }

                """)
    }

    @Test func aCommentThatBeginsALineBreaksTheListAround() {
        #expect(
            form("let a = min(b,\n/* x */c + 15)\n", width: 20) == """
                let a = min(
                    b,
                    /* x */ c + 15
                )

                """)
    }

    @Test func aCommentBeforeAnOperationIsNoPartOfIt() {
        #expect(
            form("let a = names[/* x */ count - 1]\n", width: 20) == """
                let a = names[
                    /* x */ count
                        - 1
                ]

                """)
    }

    @Test func rangesAreNotIndented() {
        #expect(form("/* x\n y */let c = 0..<n + 1\n", width: 20) == "/* x\n y */ let c = 0..<n\n    + 1\n")
    }

    /// A comment at which no line ends stays beside what it stands beside.
    @Test(arguments: [
        "view A { Text(\"a\") /* b */ }\n", "view A { /* a */ Text(\"a\") /* b */ /* c */ }\n", "view A { /* a */ }\n",
        "view A {\n    if on { B() /* b */ } else { /* c */ C() }\n}\n",
        "let a = names.filter { name in /* b */ name.isEmpty /* c */ }\n", "enum E { /* a */ case a, b /* b */ }\n",
        "func f(e: E) -> Int {\n    switch e {\n    case .a: /* one */ 1 /* 1 */\n    default: 2\n    }\n}\n",
    ])
    func aCommentStaysBesideWhatItIsAbout(_ text: String) { #expect(form(text) == text) }

    @Test func aCommentStaysBehindWhereItsBlockIsBroken() {
        #expect(
            form("view A { Text(\"abc\") /* b */ }\n", width: 24) == "view A {\n    Text(\"abc\") /* b */\n}\n")
        #expect(
            form("view A { B() /* b */; /* c */ C() /* d */; }\n") == """
                view A {
                    B() /* b */
                    /* c */ C() /* d */
                }

                """)
        #expect(form("view A {\n    B() /* b\n    */ }\n") == "view A {\n    B() /* b\n    */\n}\n")
    }

    /// A range with one end may end its line before the bracket.
    @Test func rangesWithOneEndAreBroken() {
        #expect(
            form("view A { Text(\"a\").lineLimit(min(2, 345)...) }\n", width: 20) == """
                view A {
                    Text("a")
                        .lineLimit(
                            min(
                                2,
                                345
                            )...
                        )
                }

                """)
    }

    @Test func aCommentBeforeAllStaysThere() {
        #expect(form(";// x\n;view A { B() }\n") == "// x\nview A { B() }\n")
    }

    /// A line goes on after a colon only where a space stands before that.
    @Test(arguments: ["// x\n", "\n// x\n", "\n/* x */ "])
    func aTypeBehindACommentStillFollowsItsColon(_ comment: String) {
        for head in ["let a :\(comment)Int = 1", "enum E :\(comment)String { case a }"] {
            #expect(form(head + "\n").contains(" :"))
        }
    }

    @Test func selfGoesWhereverTheLineEndsAfterIt() {
        #expect(form("view A(title: String) {\n    Text(self\n\n.title)\n}\n").contains("Text(title)"))
    }

    @Test func aCommentIsNotTheSameBehindAnotherToken() {
        let first = Source(Array("view A { f(a /* x */) }".utf8))
        #expect(!SourceFormatter.isSame(first.tree, Source(Array("view A { f(a) /* x */ }".utf8)).tree))
        #expect(SourceFormatter.isSame(first.tree, Source(Array("view A { f(a, /* x */) }".utf8)).tree))
    }
}
