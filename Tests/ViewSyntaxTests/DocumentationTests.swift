import Testing
import ViewBase

@testable import ViewSyntax

/// The `///` lines of declarations.
@Suite struct DocumentationTests {
    static func documentation(_ source: String, _ kind: SyntaxKind = .viewDeclaration) -> String? {
        let parsed = Parsed(source)
        return parsed.tree.documentation(of: parsed.first(kind)!)
    }

    @Test func linesDirectlyBefore() {
        #expect(Self.documentation("/// A view.\nview A { }") == "A view.")
        #expect(Self.documentation("/// One\n///  two\n///\n///three\nview A { }") == "One\n two\n\nthree")
        #expect(Self.documentation("    /// In a block.\r\n    view A { }") == "In a block.")
        #expect(Self.documentation("/// Before the attribute.\n@main private view A { }") == "Before the attribute.")
    }

    @Test func theLastRunCounts() {
        #expect(Self.documentation("/// Old.\n\n/// New.\nview A { }") == "New.")
        #expect(Self.documentation("/// Old.\n// no\n/// New.\nview A { }") == "New.")
        #expect(Self.documentation("let b = 1 /// Of b.\n/// Of A.\nview A { }") == "Of A.")
    }

    /// The canonical form drops a `;` that separates nothing.
    @Test func separatorsAreNotSeen() {
        #expect(Self.documentation("/// A.\n;view A { }") == "A.")
        #expect(Self.documentation("/// Old.\n\n;;/// A.\n ;\nview A { }") == "A.")
        #expect(Self.documentation("let b = 1; /// Of b.\n;view A { }") == nil)
    }

    @Test func otherComments() {
        #expect(Self.documentation("view A { }") == nil)
        #expect(Self.documentation("// a\nview A { }") == nil)
        #expect(Self.documentation("//// a\nview A { }") == nil)
        #expect(Self.documentation("let b = 1 /// Of b.\nview A { }") == nil)
        #expect(Self.documentation("/// a\n\nview A { }") == nil)
    }

    @Test func cases() {
        let parsed = Parsed("enum A {\n    /// First.\n    case b, c\n    case d\n}")
        #expect(parsed.all(.enumCase).map { parsed.tree.documentation(of: $0) } == ["First.", nil, nil])
    }

    @Test func newlines() {
        let tree = Parsed("a\nb c").tree
        #expect(tree.hasNewlineBefore(TokenID(1)) && !tree.hasNewlineBefore(TokenID(2)))
    }
}
