import Foundation
import Testing
import ViewBase
import ViewSyntax

@Suite("Words of the language")
struct LanguageWordTests {
    @Test func theReservedWordsAreTheLexersInItsOrder() {
        let source = LanguageWords.reserved.joined(separator: " ")
        var names = Interner()
        let tree = Parser.parse(SourceFile(id: FileID(0), path: "a.view", bytes: Array(source.utf8)), &names).tree
        let kinds = TokenKind.allCases.filter {
            $0.rawValue >= TokenKind.ifKeyword.rawValue && $0.rawValue <= TokenKind.importKeyword.rawValue
        }
        #expect(Array(tree.tokens.kinds.dropLast()) == kinds)
    }

    /// The words that `Grammar/view.ebnf` quotes; `some` only stands in what is pasted.
    @Test func allWordsAreThoseOfTheGrammar() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Grammar/view.ebnf")
        var text = try String(contentsOf: file, encoding: .utf8)
        while let start = text.firstRange(of: "(*"), let end = text.firstRange(of: "*)") {
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        let quoted = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 && $0.element.allSatisfy { $0.isLetter } }.map { String($0.element) }
        let listed =
            LanguageWords.reserved + LanguageWords.declarations + LanguageWords.titled + LanguageWords.access
            + LanguageWords.statements + LanguageWords.clauses + LanguageWords.steps
        #expect(Set(listed).count == listed.count)
        #expect(Set(quoted).subtracting(["some"]) == Set(listed))
    }
}
