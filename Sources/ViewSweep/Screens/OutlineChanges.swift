import ViewBase
import ViewTree

/// What is different between the structures of two outlines, in words.
struct OutlineChanges {
    /// In the order of the later outline, then what has gone.
    private(set) var texts: [String] = []
    /// By node of the earlier outline: the nearest one with a name, itself or around it, or -1.
    private let owners: [Int]

    init(from old: ScreenOutline, to new: ScreenOutline) {
        let (oldKeys, newKeys) = (OutlineChanges.keys(old), OutlineChanges.keys(new))
        owners = OutlineChanges.owners(old)
        var earlier: [Key: Int] = [:]
        for index in oldKeys.indices { earlier[oldKeys[index]] = index }
        var later: Set<Key> = []
        for key in newKeys { later.insert(key) }
        var shownUntil = 0
        for index in newKeys.indices {
            let node = new.nodes[index]
            guard let before = earlier[newKeys[index]] else {
                if index >= shownUntil || node.name != nil { texts.append(OutlineChanges.subject(node) + " shown") }
                shownUntil = max(shownUntil, node.end)
                continue
            }
            compare(old, before, new, index)
        }
        var goneUntil = 0
        for index in oldKeys.indices where !later.contains(oldKeys[index]) {
            let node = old.nodes[index]
            if index >= goneUntil || node.name != nil { texts.append(OutlineChanges.subject(node) + " hidden") }
            goneUntil = max(goneUntil, node.end)
        }
    }

    /// What tells a node apart from the others of an outline.
    private struct Key: Hashable {
        let kind: String
        let name: String?
        let origin: SourceRange?
        /// The name of the nearest node around it that has one.
        let owner: String?
        /// How many nodes before it are alike in all else.
        var number = 0
    }

    private static func keys(_ outline: ScreenOutline) -> [Key] {
        var counts: [Key: Int] = [:]
        var owners: [(name: String, end: Int)] = []
        return outline.nodes.indices.map { index in
            let node = outline.nodes[index]
            while let last = owners.last, last.end <= index { owners.removeLast() }
            var key = Key(kind: node.kind, name: node.name, origin: node.origin, owner: owners.last?.name)
            if let name = node.name { owners.append((name, node.end)) }
            let count = counts[key] ?? 0
            counts[key] = count + 1
            key.number = count
            return key
        }
    }

    /// `#row`, or the kind of a node without a name, with what its text says.
    private static func subject(_ node: OutlineNode) -> String {
        if let name = node.name { return "#" + name }
        guard let text = node.fullText else { return node.kind }
        let most = 24
        if text.unicodeScalars.count <= most { return node.kind + " " + quoted(text) }
        var start = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(most) { start.append(scalar) }
        return node.kind + " " + quoted(String(start) + "…")
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.string(text)
        return json.text
    }

    /// The nearest node with a name, itself or around it, or -1, of each node.
    private static func owners(_ outline: ScreenOutline) -> [Int] {
        var open: [Int] = []
        return outline.nodes.indices.map { index in
            while let last = open.last, outline.nodes[last].end <= index { open.removeLast() }
            if outline.nodes[index].name != nil { open.append(index) }
            return open.last ?? -1
        }
    }

    private mutating func compare(_ old: ScreenOutline, _ before: Int, _ new: ScreenOutline, _ after: Int) {
        let (a, b) = (old.nodes[before], new.nodes[after])
        guard !a.isSame(as: b) else { return }
        for fact in Fact.allCases {
            let (was, becomes) = (fact.text(a), fact.text(b))
            if was == becomes || fact == .text && a.brokenText == b.brokenText { continue }
            texts.append(
                subject(old, before, fact) + "." + fact.rawValue + " " + (was ?? "none") + " → " + (becomes ?? "none"))
        }
    }

    /// What a fact is told of: the name that a test asks for it by, which leads to the first node below it that has it;
    /// else the node itself.
    private func subject(_ outline: ScreenOutline, _ index: Int, _ fact: Fact) -> String {
        let owner = owners[index]
        if owner >= 0, !(owner..<index).contains(where: { fact.text(outline.nodes[$0]) != nil }) {
            return OutlineChanges.subject(outline.nodes[owner])
        }
        return OutlineChanges.subject(outline.nodes[index])
    }

    /// What can change of a node, by the name of its fact, in the order of the report.
    private enum Fact: String, CaseIterable {
        case axis, enabled, lineCount, truncated, shownCount, hiddenCount, clipped, color, hidden, text

        /// The fact of a node in words; nil for one that it does not have.
        func text(_ node: OutlineNode) -> String? {
            let facts = node.facts
            switch self {
            case .axis: return facts.isHorizontal.map { $0 ? "horizontal" : "vertical" }
            case .enabled: return facts.isEnabled.map { Fact.word($0) }
            case .lineCount: return facts.lineCount.map { String($0) }
            case .truncated: return facts.isTruncated.map { Fact.word($0) }
            case .shownCount: return facts.shownCount.map { String($0) }
            case .hiddenCount: return facts.hiddenCount.map { String($0) }
            case .clipped: return facts.isClipped.map { Fact.word($0) }
            case .color: return facts.color?.text
            case .hidden: return Fact.word(facts.isHidden)
            case .text: return node.text.map { OutlineChanges.quoted($0) }
            }
        }

        private static func word(_ flag: Bool) -> String { flag ? "true" : "false" }
    }
}
