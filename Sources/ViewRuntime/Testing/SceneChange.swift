import ViewLayout
import ViewTree

/// What is different between two scenes, by name, in words.
enum SceneChange {
    /// The changes, in the order of the later scene, then what has gone, then what has only moved, those that moved alike
    /// together; the last line counts those left out.
    static func texts(from old: Scene<Double>, to new: Scene<Double>) -> [String] {
        var earlier: [String: (node: ReportNode, text: String?)] = [:]
        for (position, named) in old.named.enumerated() {
            earlier[named.path] = (old.nodes[named.index], old.ownText(position))
        }
        var changes: [String] = []
        var moves: [(distance: String, names: [String], way: String)] = []
        for (position, named) in new.named.enumerated() {
            let name = "`\(SceneName.written(named.path))`"
            guard let (before, text) = earlier.removeValue(forKey: named.path) else {
                changes.append("\(name) has come")
                continue
            }
            let after = new.nodes[named.index]
            var parts = differences(before, after)
            let newText = new.ownText(position)
            if text != newText { parts.insert("\"\(text ?? "")\" → \"\(newText ?? "")\"", at: 0) }
            let way = way(before.frame, after.frame)
            if parts.isEmpty, let way, let distance = distance(before.frame, after.frame) {
                if let index = moves.firstIndex(where: { $0.distance == distance }) {
                    moves[index].names.append(name)
                } else {
                    moves.append((distance, [name], way))
                }
            } else if way != nil || !parts.isEmpty {
                if let way { parts.insert(way, at: 0) }
                changes.append("\(name) \(parts.joined(separator: ", "))")
            }
        }
        for named in old.named where earlier[named.path] != nil {
            changes.append("`\(SceneName.written(named.path))` has gone")
        }
        changes += moves.map { move in
            move.names.count == 1 ? "\(move.names[0]) \(move.way)" : "\(text(of: move.names)) moved by \(move.distance)"
        }
        let most = 8
        if changes.count > most { changes = changes.prefix(most) + ["\(changes.count - most) more changes"] }
        return changes
    }

    /// How far a frame has moved; nil for one that has another size.
    private static func distance(_ old: Rect<Double>, _ new: Rect<Double>) -> String? {
        guard old.width == new.width, old.height == new.height else { return nil }
        return "(\(FrameText.length(new.x - old.x)), \(FrameText.length(new.y - old.y)))"
    }

    /// A frame before and after; nil where both read alike, as what is less than a thousandth of a point is not told.
    private static func way(_ old: Rect<Double>, _ new: Rect<Double>) -> String? {
        let (before, after) = (FrameText.frame(old), FrameText.frame(new))
        return before == after ? nil : "\(before) → \(after)"
    }

    /// Some names in a sentence.
    private static func text(of names: [String]) -> String {
        let most = 6
        let shown = names.prefix(most).joined(separator: ", ")
        return names.count > most ? "\(shown) and \(names.count - most) more" : shown
    }

    /// What differs beside the frame and the text.
    private static func differences(_ old: ReportNode, _ new: ReportNode) -> [String] {
        var parts: [String] = []
        let (a, b) = (old.facts, new.facts)
        if a.isEnabled != b.isEnabled { parts.append(b.isEnabled == true ? "is enabled now" : "is disabled now") }
        if a.hiddenCount != b.hiddenCount, let before = a.hiddenCount, let after = b.hiddenCount {
            parts.append("\(before) hidden → \(after) hidden")
        }
        if a.isHorizontal != b.isHorizontal, let isHorizontal = b.isHorizontal {
            parts.append(isHorizontal ? "is horizontal now" : "is vertical now")
        }
        if a.color != b.color, let before = a.color, let after = b.color {
            parts.append("\(before.text) → \(after.text)")
        }
        return parts
    }
}
