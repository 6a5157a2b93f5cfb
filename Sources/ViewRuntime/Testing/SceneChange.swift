import ViewLayout
import ViewTree

/// What is different between two scenes, by name, in words.
enum SceneChange {
    /// The changes, in the order of the later scene, then what has gone; the last line counts those left out.
    static func texts(from old: Scene, to new: Scene) -> [String] {
        var earlier: [String: ReportNode] = [:]
        for named in old.named { earlier[named.path] = old.nodes[named.index] }
        var changes: [String] = []
        for named in new.named {
            let name = "`#\(named.path)`"
            guard let before = earlier.removeValue(forKey: named.path) else {
                changes.append("\(name) has come")
                continue
            }
            let parts = differences(before, new.nodes[named.index])
            if !parts.isEmpty { changes.append("\(name) \(parts.joined(separator: ", "))") }
        }
        for named in old.named where earlier[named.path] != nil { changes.append("`#\(named.path)` has gone") }
        let most = 8
        if changes.count > most { changes = changes.prefix(most) + ["\(changes.count - most) more changes"] }
        return changes
    }

    private static func differences(_ old: ReportNode, _ new: ReportNode) -> [String] {
        var parts: [String] = []
        if old.frame != new.frame {
            parts.append("\(FrameText.frame(old.frame)) → \(FrameText.frame(new.frame))")
        }
        if old.text != new.text { parts.append("\"\(old.text ?? "")\" → \"\(new.text ?? "")\"") }
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
