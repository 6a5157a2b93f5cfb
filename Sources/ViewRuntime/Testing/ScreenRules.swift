import ViewBase
import ViewLayout
import ViewText
import ViewTree

/// Holds a screen to rules.
struct ScreenRules<Screen: ShownScreen> {
    typealias S = Screen.Number

    private let screen: Screen
    private let scene: Scene<S>
    /// The texts that are seen, in the order of the tree.
    private let texts: [Text]

    /// A text with what its rules ask for.
    private struct Text {
        let index: Int
        let area: DrawnArea<S>
        /// The smallest upright rectangle around it as it is drawn.
        let box: Rect<S>
        let lines: [TextLine]
        /// The point size that it is drawn in.
        let size: Double
        let isStrong: Bool
    }

    private static var slack: Double { 0.001 }

    init(_ screen: Screen, _ scene: Scene<S>) {
        self.screen = screen
        self.scene = scene
        var texts: [Text] = []
        for index in scene.nodes.indices {
            let node = scene.nodes[index]
            guard let shown = node.text, !shown.isEmpty, !scene.isUnseen(index),
                let layout = screen.textLayout(of: index, in: scene),
                let text = screen.placements.preparedText(of: node.id)
            else { continue }
            let area = scene.area(index, &screen.machine.turns)
            guard scene.isSeen(area, &screen.machine.turns) else { continue }
            texts.append(
                Text(
                    index: index, area: area, box: area.place.box(&screen.machine.turns),
                    lines: layout.lines,
                    size: text.leastSize * layout.scale * area.place.scale, isStrong: text.isStrong))
        }
        self.texts = texts
    }

    /// What some rules say; narrow bands show only when more than one window is looked at.
    func findings(_ rules: [ScreenRule]) -> RuleFindings {
        var findings = RuleFindings()
        for rule in rules { findings.problems[Int(rule.rawValue)] = problem(rule) }
        if rules.contains(.narrowBands) {
            findings.lineCounts = texts.map { $0.lines.count }
            findings.origins = texts.map { scene.nodes[$0.index].origin }
        }
        return findings
    }

    private func problem(_ rule: ScreenRule) -> RuleProblem? {
        switch rule {
        case .textOverlap: overlap()
        case .controls: control()
        case .tooWide: wideNode()
        case .textSize: smallText()
        case .lineLength: longLine()
        case .readingOrder: disorder()
        case .headings: smallHeading()
        case .narrowBands: nil
        }
    }

    private func problem(_ index: Int, _ message: String) -> RuleProblem {
        RuleProblem(title(index) + " " + message, scene.nodes[index].origin)
    }

    /// A node in words: its name, or its kind with the text that it shows.
    private func title(_ index: Int) -> String {
        let node = scene.nodes[index]
        guard node.name == nil, let text = node.text else { return scene.title(index) }
        var json = JSONWriter()
        json.string(text.unicodeScalars.count > 32 ? String(text.prefix(32)) + "…" : text)
        return json.text
    }

    // MARK: Texts

    /// Two texts that share an area: each is compared with those that begin below its own top and above its bottom.
    /// What scrolls may come below what does not.
    private func overlap() -> RuleProblem? {
        let sorted = texts.indices.sorted { a, b in
            if less(texts[a].box.y, texts[b].box.y) { return true }
            return less(texts[b].box.y, texts[a].box.y) ? false : a < b
        }
        for position in sorted.indices {
            let first = sorted[position]
            for second in sorted[(position + 1)...] {
                guard less(texts[second].box.y, texts[first].box.maxY) else { break }
                guard texts[first].area.scroller == texts[second].area.scroller,
                    scene.shared(texts[first].area, texts[second].area, &screen.machine.turns) != nil
                else { continue }
                return problem(
                    texts[min(first, second)].index, "and " + title(texts[max(first, second)].index) + " overlap")
            }
        }
        return nil
    }

    private func smallText() -> RuleProblem? {
        guard let text = texts.first(where: { $0.size < 11 - ScreenRules.slack }) else { return nil }
        return problem(text.index, "is set in " + FrameText.length(text.size) + " points")
    }

    private func longLine() -> RuleProblem? {
        for text in texts {
            // A character takes a byte or more.
            for line in text.lines where line.text.utf8.count > 80 && line.text.count > 80 {
                return problem(text.index, "has a line of " + String(line.text.count) + " characters")
            }
        }
        return nil
    }

    /// A heading is a text that is semibold or heavier, directly above one that is not.
    private func smallHeading() -> RuleProblem? {
        for next in texts.indices.dropFirst() where texts[next - 1].isStrong && !texts[next].isStrong {
            let (heading, text) = (texts[next - 1], texts[next])
            guard heading.size < text.size - ScreenRules.slack, heading.area.scroller == text.area.scroller,
                !less(text.box.y, heading.box.maxY)
            else { continue }
            return problem(
                heading.index,
                "is set in " + FrameText.length(heading.size) + " points, smaller than what it heads, "
                    + title(text.index))
        }
        return nil
    }

    // MARK: Places

    private func wideNode() -> RuleProblem? {
        guard let width = scene.width else { return nil }
        var skipped = 0
        for index in scene.nodes.indices where index >= skipped {
            let node = scene.nodes[index]
            if scene.cuts(index) { skipped = node.end }
            if scene.isUnseen(index) || scene.holdsTransforms(index) { continue }
            let box = scene.box(index, &screen.machine.turns)
            guard less(.zero, box.width), less(.zero, box.height) else { continue }
            if less(width + S(scene.slack(index)), box.width) {
                return problem(index, "is " + FrameText.length(box.width.value) + " points wide")
            }
        }
        return nil
    }

    /// What is read later stands below what is read before, or beside it on the side where lines end.
    private func disorder() -> RuleProblem? {
        let isRightToLeft = screen.environment.isRightToLeft
        for second in texts.indices.dropFirst()
        where texts[second - 1].area.scroller == texts[second].area.scroller {
            let (a, b) = (texts[second - 1].box, texts[second].box)
            let isBehind = isRightToLeft ? !less(a.x, b.maxX) : !less(b.x, a.maxX)
            if isBehind { continue }
            let isAbove = !less(a.y, b.maxY)
            let isBefore = isRightToLeft ? !less(b.x, a.maxX) : !less(a.x, b.maxX)
            let sharesLine = less(a.y, b.maxY) && less(b.y, a.maxY)
            if isAbove || (isBefore && sharesLine) {
                let title = title(texts[second - 1].index)
                return problem(texts[second].index, "is read after " + title + " and stands before it")
            }
        }
        return nil
    }

    // MARK: Controls

    private func control() -> RuleProblem? {
        for control in scene.controls where !scene.isUnseen(control.index) {
            if let message = controlProblem(control.index, isSized: control.isSized) {
                return RuleProblem(message, scene.nodes[control.index].origin)
            }
        }
        return nil
    }

    private func controlProblem(_ index: Int, isSized: Bool) -> String? {
        let area = scene.area(index, &screen.machine.turns)
        let size = area.place.size
        let least = S(43.999)
        if isSized, less(size.width, least) || less(size.height, least) {
            return title(index) + " is " + FrameText.size(size.now)
        }
        // What scrolls comes onto the screen some time.
        if area.scroller >= 0 { return nil }
        let box = area.place.box(&screen.machine.turns)
        guard scene.bounds.holds(box, within: scene.slack(index), &screen.machine.turns) else {
            return title(index) + " is at " + FrameText.frame(box.now)
        }
        return screen.problem(ofTouching: index, at: area.place.middle, in: scene)
    }

    private func less(_ a: S, _ b: S) -> Bool { S.less(a, b, &screen.machine.turns) }
}
