import ViewBase

/// The parts of a file that syntax errors make unreliable: the lines with an error, and the items that stand on them
/// without the items inside their blocks.
///
/// What the checker finds there follows from the error as likely as not, so it stays unsaid until the error is mended.
public struct SyntaxDamage: Sendable {
    /// Runs of tokens, in order, that do not touch.
    private var runs: [Range<Int>] = []
    /// The words in those runs and in what was stepped over, which may be names whose declarations were lost.
    private var words: Set<Name> = []
    /// Whether a declaration or parameter has no name that can be read.
    public private(set) var losesNames = false

    /// No damage.
    init() {}

    /// Whether the file reads well.
    public var isEmpty: Bool { runs.isEmpty }

    /// Whether a word stands in damaged code.
    public func holds(_ word: Name) -> Bool { words.contains(word) }

    /// Whether a range begins at a damaged token.
    public func holds(_ range: SourceRange, in tokens: TokenBuffer) -> Bool {
        contains(tokens.index(of: range))
    }

    /// Whether a damaged token lies in a range.
    public func touches(_ range: SourceRange, in tokens: TokenBuffer) -> Bool {
        let (first, end) = (tokens.index(of: range), tokens.index(at: range.end))
        for run in runs where run.lowerBound < end && run.upperBound > first { return true }
        return false
    }

    private func contains(_ token: Int) -> Bool {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound <= token { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].contains(token)
    }
}

extension SyntaxDamage {
    /// What errors on some lines, in order, do to a tree.
    init(_ tree: SyntaxTree, _ lines: [Range<Int>]) {
        guard !lines.isEmpty else { return }
        let owners = SyntaxDamage.owners(tree)
        var isDamaged = [Bool](repeating: false, count: tree.count)
        for line in lines { for token in line { isDamaged[owners[token]] = true } }
        isDamaged[tree.root.index] = false
        for index in 0..<tree.count { noteLostNames(SyntaxNode(index), tree) }
        var nextLine = 0
        for token in owners.indices {
            while nextLine < lines.count, lines[nextLine].upperBound <= token { nextLine += 1 }
            if isDamaged[owners[token]] || nextLine < lines.count && lines[nextLine].contains(token) {
                add(token, tree)
            }
        }
    }

    private mutating func add(_ token: Int, _ tree: SyntaxTree) {
        if let last = runs.last, last.upperBound == token {
            runs[runs.count - 1] = last.lowerBound..<token + 1
        } else {
            runs.append(token..<token + 1)
        }
        if tree.tokens.names[token] != Interner.empty { words.insert(tree.tokens.names[token]) }
    }

    /// Notes the words that were stepped over, each of which may be a lost name, or that a name is lost without one.
    private mutating func noteLostNames(_ node: SyntaxNode, _ tree: SyntaxTree) {
        guard tree.kind(node) == .unexpected else {
            if SyntaxDamage.isNameless(node, tree) { losesNames = true }
            return
        }
        var holdsWord = false
        for token in tree.firstToken(node).index..<tree.tokenEnd(node).index {
            let word = tree.tokens.names[token]
            if word == Interner.empty { continue }
            holdsWord = true
            words.insert(word)
        }
        if !holdsWord { losesNames = true }
    }

    /// Whether a node should declare a name and does not.
    private static func isNameless(_ node: SyntaxNode, _ tree: SyntaxTree) -> Bool {
        switch tree.kind(node) {
        case .recordDeclaration, .enumDeclaration, .letDeclaration, .functionDeclaration, .viewDeclaration,
            .contentDeclaration, .stateDeclaration, .actionDeclaration:
            tree.child(node, .name) == nil
        case .parameterList: tree.child(node, .missing) != nil || tree.child(node, .unexpected) != nil
        case .parameter: tree.child(node, .missing) != nil
        default: false
        }
    }

    /// The node of the innermost item around each token; the root where there is none.
    private static func owners(_ tree: SyntaxTree) -> [Int] {
        var owners: [Int] = []
        owners.reserveCapacity(tree.tokens.count)
        var open: [SyntaxNode] = []
        func fill(to end: Int) {
            while owners.count < end {
                while let last = open.last, tree.tokenEnd(last).index <= owners.count { open.removeLast() }
                owners.append(open.last?.index ?? tree.root.index)
            }
        }
        let isItem = items(tree)
        for index in 0..<tree.count where isItem[index] {
            fill(to: tree.firstToken(SyntaxNode(index)).index)
            open.append(SyntaxNode(index))
        }
        fill(to: tree.tokens.count)
        return owners
    }

    /// Which nodes are items of the file, of a block or of a case.
    private static func items(_ tree: SyntaxTree) -> [Bool] {
        var isItem = [Bool](repeating: false, count: tree.count)
        for index in 0..<tree.count {
            switch tree.kind(SyntaxNode(index)) {
            case .sourceFile, .block, .caseBody:
                for child in tree.children(SyntaxNode(index)) where tree.kind(child) != .closureHeader {
                    isItem[child.index] = true
                }
            default: break
            }
        }
        return isItem
    }
}
