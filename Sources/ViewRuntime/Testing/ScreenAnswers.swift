import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Answers what the steps of a test ask of a live screen.
final class ScreenAnswers: QuestionAnswers<Double> {
    private let screen: LiveScreen
    private let program: Program
    /// What the screen shows; nil until it is looked at after a change.
    private var known: Scene?
    /// Why the last question had no answer.
    var failure: Diagnostic?

    init(_ screen: LiveScreen) {
        self.screen = screen
        program = screen.program
        super.init()
    }

    /// What the screen shows now.
    var scene: Scene {
        if let known { return known }
        let scene = Scene(screen)
        known = scene
        return scene
    }

    /// Forgets what the screen showed.
    func forget() { known = nil }

    override func answer(_ question: QuestionID, _ frame: FrameID) -> Value<Double> {
        switch program.questions[question] {
        case .fact(let path, .count): return .int(Int64(matches(path, frame).count))
        case .fact(let path, let member):
            guard let node = node(path, frame) else { return .invalid }
            if let value = fact(member, of: node) { return value }
            if failure == nil {
                failure = .factMissing(text(path, frame), member.name, program.namePaths[path].range)
            }
            return .invalid
        case .relation(let path, let member, let other):
            guard let a = node(path, frame), let b = node(other, frame) else { return .invalid }
            let (first, second) = (scene.nodes[a].frame, scene.nodes[b].frame)
            return .bool(member == .contains ? first.holds(second) : first.overlap(second) != nil)
        case .exists(let path): return .bool(!matches(path, frame).isEmpty)
        case .windowSize: return .numbers([scene.width ?? 0, scene.height ?? 0])
        case .printed: return .array(ValueList(screen.printed.map { .string($0) }))
        case .check(let check, let paths): return problems(check, paths, frame).map { .bool($0.isEmpty) } ?? .invalid
        }
    }

    override func areDrawnAlike(_ a: ColorValue, _ b: ColorValue) -> Bool {
        let environment = screen.environment
        guard let first = environment.resolve(a), let second = environment.resolve(b) else { return false }
        return first.text == second.text
    }

    // MARK: Names

    /// A path as it is written, its indices as values.
    func text(_ path: NamePathID, _ frame: FrameID) -> String {
        var result = ""
        for step in program.namePaths[path].steps {
            result += (result.isEmpty ? "#" : ".#") + program.names.text(step.name)
            for index in values(of: step, frame) {
                result += (index.isIdentity ? "[id: " : "[") + (index.value.text ?? "…") + "]"
            }
        }
        return result
    }

    private func values(of step: NameStep, _ frame: FrameID) -> [(isIdentity: Bool, value: Identity)] {
        step.indices.map { index in
            switch index {
            case .position(let value): (false, Identity(screen.machine.evaluate(value, frame)))
            case .identity(let value): (true, Identity(screen.machine.evaluate(value, frame)))
            }
        }
    }

    /// The index of the one node that a path leads to; nil where there is none or several, which is the failure then.
    func node(_ path: NamePathID, _ frame: FrameID) -> Int? {
        let found = matches(path, frame)
        if found.count == 1 { return found[0].index }
        if failure != nil { return nil }
        let range = program.namePaths[path].range
        failure =
            found.isEmpty
            ? .notShown(text(path, frame), shown: scene.named.map { $0.path }, range)
            : .severalShown(text(path, frame), found.map { $0.path }, range)
        return nil
    }

    /// The nodes that a path leads to; where it names the whole way to some, only those.
    func matches(_ path: NamePathID, _ frame: FrameID) -> [Scene.Named] {
        let steps = program.namePaths[path].steps
        let indices = steps.map { values(of: $0, frame) }
        let found = scene.named.filter { leads(steps, indices, to: $0) }
        let whole = found.filter { $0.links.count == steps.count }
        return whole.isEmpty ? found : whole
    }

    /// Whether names in their order lead to a node; names on the way may be left out, the last one not.
    private func leads(
        _ steps: [NameStep], _ indices: [[(isIdentity: Bool, value: Identity)]], to named: Scene.Named
    ) -> Bool {
        var next = steps.count - 1
        for (place, link) in named.links.enumerated().reversed() {
            guard next >= 0 else { return true }
            if link.name == steps[next].name, agree(indices[next], link.items) {
                next -= 1
            } else if place == named.links.count - 1 {
                return false
            }
        }
        return next < 0
    }

    /// Whether indices are those of the innermost loops; without any, all items agree.
    private func agree(
        _ indices: [(isIdentity: Bool, value: Identity)], _ items: [(position: Int64, identity: Identity?)]
    ) -> Bool {
        if indices.isEmpty { return true }
        guard indices.count <= items.count else { return false }
        for (index, item) in zip(indices, items.suffix(indices.count)) {
            let agrees = index.isIdentity ? item.identity == index.value : .int(item.position) == index.value
            if !agrees { return false }
        }
        return true
    }

    // MARK: Facts

    /// A fact of the place itself, or of the first node at or below it that has the fact.
    private func fact(_ member: FactMember, of index: Int) -> Value<Double>? {
        let frame = scene.nodes[index].frame
        switch member {
        case .frame: return .numbers([frame.x, frame.y, frame.width, frame.height])
        case .size: return .numbers([frame.width, frame.height])
        case .width: return .double(frame.width)
        case .height: return .double(frame.height)
        case .minX: return .double(frame.x)
        case .midX: return .double(frame.x + frame.width / 2)
        case .maxX: return .double(frame.x + frame.width)
        case .minY: return .double(frame.y)
        case .midY: return .double(frame.y + frame.height / 2)
        case .maxY: return .double(frame.y + frame.height)
        default: break
        }
        for node in scene.subtree(index) {
            if let value = value(of: member, scene.nodes[node]) { return value }
        }
        return nil
    }

    /// A fact that not every node has.
    private func value(of member: FactMember, _ node: ReportNode) -> Value<Double>? {
        switch member {
        case .text: node.text.map { .string($0) }
        case .lineCount: node.facts.lineCount.map { .int(Int64($0)) }
        case .isTruncated: node.facts.isTruncated.map { .bool($0) }
        case .hiddenCount: node.facts.hiddenCount.map { .int(Int64($0)) }
        case .shownCount: node.facts.shownCount.map { .int(Int64($0)) }
        case .isClipped: node.facts.isClipped.map { .bool($0) }
        case .axis: node.facts.isHorizontal.map { .symbol($0 ? 0 : 1) }
        case .isEnabled: node.facts.isEnabled.map { .bool($0) }
        case .color: node.facts.color.map { .color(ColorValue(.fixed($0))) }
        default: nil
        }
    }

    // MARK: Whole screens

    /// What keeps a check from holding; nil where a name is not shown.
    func problems(_ check: ScreenCheck, _ paths: [NamePathID], _ frame: FrameID) -> [String]? {
        var scope: [Int] = []
        for path in paths {
            let found = matches(path, frame)
            if found.isEmpty {
                _ = node(path, frame)
                return nil
            }
            scope += found.map { $0.index }
        }
        return ScreenChecks(screen, scene, scope).problems(check)
    }
}

extension Rect<Double> {
    /// Whether another frame lies inside, to a thousandth of a point.
    func holds(_ other: Rect<Double>) -> Bool {
        let slack = 0.001
        return other.x >= x - slack && other.y >= y - slack && other.x + other.width <= x + width + slack
            && other.y + other.height <= y + height + slack
    }

    /// The area that both frames have; nil for none, or one thinner than a thousandth of a point.
    func overlap(_ other: Rect<Double>) -> Rect<Double>? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        guard right - left > 0.001, bottom - top > 0.001 else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
