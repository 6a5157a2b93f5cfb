import ViewBase
import ViewTree

/// What is different between the structures of two outlines, in words.
struct OutlineChanges {
    /// In the order of the later outline, then what has gone.
    private(set) var texts: [String] = []

    init(from old: ScreenOutline, to new: ScreenOutline) {
        let (oldKeys, newKeys) = (OutlineChanges.keys(old), OutlineChanges.keys(new))
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
            compare(old.nodes[before], node)
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

    /// `#row`, or the kind of a node without a name, with its text.
    private static func subject(_ node: OutlineNode) -> String {
        if let name = node.name { return "#" + name }
        guard let text = node.text else { return node.kind }
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

    private mutating func compare(_ old: OutlineNode, _ new: OutlineNode) {
        guard old.text != new.text || old.facts != new.facts else { return }
        let subject = OutlineChanges.subject(old)
        let (a, b) = (old.facts, new.facts)
        note(subject, "axis", a.isHorizontal.map(OutlineChanges.axis), b.isHorizontal.map(OutlineChanges.axis))
        note(subject, "enabled", a.isEnabled.map(OutlineChanges.word), b.isEnabled.map(OutlineChanges.word))
        note(subject, "lineCount", a.lineCount.map { String($0) }, b.lineCount.map { String($0) })
        note(subject, "truncated", a.isTruncated.map(OutlineChanges.word), b.isTruncated.map(OutlineChanges.word))
        note(subject, "shownCount", a.shownCount.map { String($0) }, b.shownCount.map { String($0) })
        note(subject, "hiddenCount", a.hiddenCount.map { String($0) }, b.hiddenCount.map { String($0) })
        note(subject, "clipped", a.isClipped.map(OutlineChanges.word), b.isClipped.map(OutlineChanges.word))
        note(subject, "color", a.color?.text, b.color?.text)
        note(subject, "hidden", OutlineChanges.word(a.isHidden), OutlineChanges.word(b.isHidden))
        note(subject, "text", old.text.map(OutlineChanges.quoted), new.text.map(OutlineChanges.quoted))
    }

    private mutating func note(_ subject: String, _ fact: String, _ old: String?, _ new: String?) {
        guard old != new else { return }
        texts.append(subject + "." + fact + " " + (old ?? "none") + " → " + (new ?? "none"))
    }

    private static func word(_ flag: Bool) -> String { flag ? "true" : "false" }

    private static func axis(_ isHorizontal: Bool) -> String { isHorizontal ? "horizontal" : "vertical" }
}
