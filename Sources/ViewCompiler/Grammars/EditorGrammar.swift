import ViewCatalog
import ViewSyntax

/// The grammars by which editors colour source, made from the language's words and the catalogue.
public enum EditorGrammar: CaseIterable, Sendable {
    /// For VS Code, Sublime Text, TextMate and what reads their grammars: JSON.
    case textMate
    /// A syntax file for Vim.
    case vim
    /// `grammar.js` for tree-sitter.
    case treeSitter
    /// `queries/highlights.scm` for tree-sitter's `grammar.js`.
    case highlights

    /// The name that commands give it.
    public var name: String {
        switch self {
        case .textMate: "textmate"
        case .vim: "vim"
        case .treeSitter: "tree-sitter"
        case .highlights: "highlights"
        }
    }

    /// The file's text.
    public var text: String {
        switch self {
        case .textMate: TextMateGrammar.text
        case .vim: VimSyntax.text
        case .treeSitter: TreeSitterGrammar.text
        case .highlights: TreeSitterGrammar.highlights
        }
    }

    // MARK: Words

    static var elements: [String] { Catalog.elements.map { $0.name } }

    static var modifiers: [String] { Catalog.modifiers.map { $0.name } }

    /// The spellings of types without a point in them.
    static var types: [String] {
        let spellings = Catalog.basicTypes.map { $0.spelling } + Catalog.vocabulary.flatMap { $0.spellings }
        var result: [String] = []
        for spelling in spellings + ["Action", "Binding", "Content"] where !spelling.utf8.contains(0x2E) {
            if !result.contains(spelling), !elements.contains(spelling) { result.append(spelling) }
        }
        return result
    }

    /// Reserved words that are no values.
    static var keywords: [String] { LanguageWords.reserved.filter { !LanguageWords.values.contains($0) } }
}
