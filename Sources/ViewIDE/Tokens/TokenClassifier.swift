import ViewBase
import ViewCatalog
import ViewIR
import ViewSemantics
import ViewSyntax

/// Finds what each token of a file stands for.
struct TokenClassifier {
    private let snapshot: EditorSnapshot
    private let tree: SyntaxTree
    /// By token: the kind of node whose own word it is; nil for words that no name node holds.
    private var owners: [SyntaxKind?]
    /// By token: what is declared under it.
    private var declared: [SemanticToken.Kind?]
    /// By token: which use its name is, plus one; 0 for none.
    private var targets: [UInt32]
    private let uses: [RecordedName]
    /// What the declarations at some places are.
    private var kinds: [SourceRange: SemanticToken.Kind] = [:]

    init(_ snapshot: EditorSnapshot, _ file: FileID) {
        self.snapshot = snapshot
        tree = snapshot.tree(file)
        owners = Array(repeating: nil, count: tree.tokens.count)
        declared = Array(repeating: nil, count: tree.tokens.count)
        targets = Array(repeating: 0, count: tree.tokens.count)
        uses = snapshot.uses
        readNodes()
        for (index, use) in uses.enumerated() where use.range.file == file {
            let token = tree.tokens.index(of: use.range)
            if targets[token] == 0 { targets[token] = UInt32(index + 1) }
        }
    }

    private mutating func readNodes() {
        for index in 0..<tree.count {
            let node = SyntaxNode(index)
            let token = tree.firstToken(node).index
            switch tree.kind(node) {
            case .name, .nameExpression, .factExpression, .dollarExpression:
                if owners[token] == nil { owners[token] = tree.kind(node) }
            case .namedType:
                for name in tree.children(node) where tree.kind(name) == .name {
                    owners[tree.firstToken(name).index] = .namedType
                }
            case .attribute:
                if let name = tree.child(node, .name) { declared[tree.firstToken(name).index] = .attribute }
            case .recordDeclaration:
                declare(node, .record)
                guard let list = tree.child(node, .parameterList) else { continue }
                for field in tree.children(list) where tree.kind(field) == .parameter { declare(field, .property) }
            case .enumDeclaration, .enumCase, .letDeclaration, .functionDeclaration,
                .viewDeclaration, .contentDeclaration, .stateDeclaration, .actionDeclaration, .letCondition, .forItem,
                .parameter, .closureHeader:
                declare(node, TokenClassifier.kind(tree.kind(node)))
            default: break
            }
        }
    }

    /// Notes the names that a declaration gives; what is noted already, as a record's fields, stays.
    private mutating func declare(_ node: SyntaxNode, _ kind: SemanticToken.Kind) {
        for child in tree.children(node) where tree.kind(child) == .name {
            let token = tree.firstToken(child).index
            if declared[token] == nil { declared[token] = kind }
        }
    }

    mutating func tokens(in range: Range<Int>) -> [SemanticToken] {
        var tokens: [SemanticToken] = []
        let start = SourceRange(file: tree.source.id, range.lowerBound..<range.lowerBound)
        let first = max(0, tree.tokens.index(of: start) - 1)
        var comments = Comments(tree, from: TokenID(first))
        var comment = comments.next()
        for token in first..<tree.tokens.count {
            let bytes = Int(tree.tokens.starts[token])..<Int(tree.tokens.ends[token])
            while let next = comment, next.lowerBound < min(bytes.lowerBound, range.upperBound) {
                if next.upperBound > range.lowerBound { tokens.append(SemanticToken(range: next, kind: .comment)) }
                comment = comments.next()
            }
            if bytes.lowerBound >= range.upperBound { break }
            guard bytes.upperBound > range.lowerBound, !bytes.isEmpty, let found = classify(token, bytes) else {
                continue
            }
            tokens.append(found)
        }
        return tokens
    }

    private mutating func classify(_ token: Int, _ range: Range<Int>) -> SemanticToken? {
        if let kind = declared[token] {
            return SemanticToken(range: range, kind: kind, isDeclaration: kind != .attribute)
        }
        if targets[token] > 0 { return classify(uses[Int(targets[token] - 1)].target, range) }
        switch tree.tokens.kinds[token] {
        case .identifier:
            switch owners[token] {
            case nil: return SemanticToken(range: range, kind: .keyword)
            case .namedType: return SemanticToken(range: range, kind: .type, isBuiltIn: true)
            default: return nil
            }
        case .hashName: return SemanticToken(range: range, kind: .label)
        case .dollarName: return SemanticToken(range: range, kind: .parameter)
        case .integer, .double: return SemanticToken(range: range, kind: .number)
        case .stringStart, .stringSegment, .stringEnd: return SemanticToken(range: range, kind: .string)
        case .ifKeyword, .elseKeyword, .switchKeyword, .caseKeyword, .defaultKeyword, .forKeyword, .inKeyword,
            .letKeyword, .trueKeyword, .falseKeyword, .nilKeyword, .importKeyword:
            return SemanticToken(range: range, kind: .keyword)
        default: return nil
        }
    }

    private mutating func classify(_ target: NameTarget, _ range: Range<Int>) -> SemanticToken {
        switch target {
        case .declared(let place): SemanticToken(range: range, kind: kind(ofDeclarationAt: place))
        case .label: SemanticToken(range: range, kind: .parameter)
        case .rowLabel: SemanticToken(range: range, kind: .parameter, isBuiltIn: true)
        case .element: SemanticToken(range: range, kind: .view, isBuiltIn: true)
        case .modifier: SemanticToken(range: range, kind: .method, isBuiltIn: true)
        case .member(let id): SemanticToken(range: range, kind: TokenClassifier.kind(id), isBuiltIn: true)
        case .vocabulary: SemanticToken(range: range, kind: .type, isBuiltIn: true)
        case .environment, .fact: SemanticToken(range: range, kind: .property, isBuiltIn: true)
        case .elementName: SemanticToken(range: range, kind: .label)
        }
    }

    private mutating func kind(ofDeclarationAt place: SourceRange) -> SemanticToken.Kind {
        if place.file == tree.source.id, let known = declared[tree.tokens.index(of: place)] { return known }
        if let known = kinds[place] { return known }
        var kind = SemanticToken.Kind.variable
        if let declaration = snapshot.declaration(at: place) {
            kind = TokenClassifier.kind(declaration.kind)
            let list = declaration.kind == .parameter ? declaration.tree.parent(declaration.node) : nil
            let owner = list.flatMap { declaration.tree.parent($0) }
            if let owner, declaration.tree.kind(owner) == .recordDeclaration { kind = .property }
        }
        kinds[place] = kind
        return kind
    }

    private static func kind(_ declaration: SyntaxKind) -> SemanticToken.Kind {
        switch declaration {
        case .viewDeclaration: .view
        case .recordDeclaration: .record
        case .enumDeclaration: .enumeration
        case .enumCase: .enumCase
        case .functionDeclaration, .actionDeclaration: .function
        case .contentDeclaration, .stateDeclaration: .property
        case .parameter: .parameter
        default: .variable
        }
    }

    private static func kind(_ member: MemberID) -> SemanticToken.Kind {
        let spec = Catalog.members[member.index]
        if spec.parameters != nil { return spec.owner == .void ? .function : .method }
        return spec.isStatic ? .enumCase : .property
    }
}
