import Testing
import ViewBase
import ViewIR
import ViewSyntax

@testable import ViewSemantics

/// What the checker does once, however often a source asks for it.
@Suite("Work done once")
struct WorkTests {
    /// A checker that has checked a column of some equal elements.
    private func checker(of element: String, count: Int) -> Checker {
        let text = "view V {\n    VStack {\n" + String(repeating: element + "\n", count: count) + "    }\n}\n"
        var names = Interner()
        let source = SourceFile(id: FileID(0), path: "test.view", bytes: Array(text.utf8))
        let files = [FileToCheck(tree: Parser.parse(source, &names).tree)]
        let checker = Checker(files, names)
        checker.run(files)
        return checker
    }

    @Test func aStaticMemberIsSearchedForOnceATypeAndName() {
        let element = #"Text("a").padding(.horizontal, 4).frame(maxWidth: .infinity, alignment: .leading)"#
        let few = checker(of: element, count: 2)
        let many = checker(of: element, count: 500)
        #expect(few.diagnostics.isEmpty && many.diagnostics.isEmpty)
        #expect(few.knownStaticMembers.count == 2)
        #expect(many.knownStaticMembers.count == 2)
    }

    @Test func theParametersOfARowAreMadeOnce() {
        let element = #"Button("a", action: {}).padding(4)"#
        let few = checker(of: element, count: 1)
        let many = checker(of: element, count: 500)
        #expect(few.diagnostics.isEmpty && many.diagnostics.isEmpty)
        #expect(few.signatures.types.count == many.signatures.types.count)
    }

    @Test func noListOfArgumentsOrItemsIsLeftPending() {
        let checker = checker(of: #"HStack { Text("a").padding(4) }"#, count: 500)
        #expect(checker.pending.isEmpty)
        #expect(checker.pendingItems.isEmpty)
        #expect(checker.program.elements.count == 1_001)
    }
}
