import ViewBase
import ViewCatalog
import ViewSyntax

/// The words that go on with a head: that of a test, of a preview, or of what a test shows.
extension CompletionMaker {
    private static let range = ("for", "for ${1:width} in ${2:320}...${3:1024}")
    private static let places = [("at", "at (${1:390}, ${2:844})"), ("on", "on .${1:iPhone16}")]
    private static let settings = ("with", "with ${1:locale}: ${2:\"de\"}")

    /// What can follow in the head that the marker stands in; nil where it stands in none.
    func headWords() -> [CompletionItem]? {
        guard let head = headBefore(place.token.index) else { return nil }
        let before = place.token.index - 1
        let words = head.words
        if let last = words.last, last.text == "with", last.token == before || tree.tokens.kinds[before] == .comma {
            return settingNames()
        }
        if words.last?.token == before { return words.last?.text == "on" ? devices() : [] }
        guard endsClause(before) else { return [] }
        var items: [(String, String)] = []
        let hasPlace = words.contains { $0.text == "at" || $0.text == "on" }
        let hasSettings = words.contains { $0.text == "with" }
        if head.takesRange, words.count == 1 { items.append(CompletionMaker.range) }
        if !hasPlace, !hasSettings { items += CompletionMaker.places }
        if !hasSettings { items.append(CompletionMaker.settings) }
        return keywords(items)
    }

    /// The word that goes on after `for` and a name in the head of a test; nil elsewhere.
    func rangeWord() -> [CompletionItem]? {
        let token = place.token.index - 2
        guard token > 0, tree.tokens.kinds[token] == .forKeyword, let head = headBefore(place.token.index),
            head.takesRange, head.words.last?.token == token
        else { return nil }
        return keywords([("in", "in ${1:320}...${2:1024}")])
    }

    /// The settings of a head, each with the colon behind it.
    private func settingNames() -> [CompletionItem] {
        environment { $0.isSettable }.map { setting in
            var item = setting
            item.text = setting.label + ": "
            return item
        }
    }

    /// A head's own words before a place, in order.
    private struct Head {
        let takesRange: Bool
        var words: [(text: String, token: Int)]
    }

    /// Looks back over what is no block to the word that begins a line and a head.
    private func headBefore(_ marker: Int) -> Head? {
        var words: [(text: String, token: Int)] = []
        var depth = 0
        var token = marker - 1
        while token >= 0 {
            switch tree.tokens.kinds[token] {
            case .leftBrace, .rightBrace: return nil
            case .rightParen, .rightBracket: depth += 1
            case .leftParen, .leftBracket: depth -= 1
            default: break
            }
            if depth < 0 { return nil }
            let text = depth == 0 && tree.tokens.names[token] != Interner.empty ? tree.text(TokenID(token)) : ""
            let beginsLine = token == 0 || tree.hasNewlineBefore(TokenID(token))
            if beginsLine, ["test", "preview", "show"].contains(text) {
                words.append((text, token))
                return Head(takesRange: text == "test", words: words.reversed())
            }
            if ["for", "at", "on", "with"].contains(text) { words.append((text, token)) }
            token -= 1
        }
        return nil
    }

    /// Whether a token can be the last of what stands before a head's next word.
    private func endsClause(_ token: Int) -> Bool {
        switch tree.tokens.kinds[token] {
        case .stringEnd, .rightParen, .rightBracket, .integer, .double, .identifier: true
        default: false
        }
    }
}
