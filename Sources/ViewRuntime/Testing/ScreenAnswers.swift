import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// Answers what the steps of a test ask of a screen.
final class ScreenAnswers<Screen: ShownScreen>: QuestionAnswers<Screen.Number> {
    typealias S = Screen.Number

    private let screen: Screen
    private let program: Program
    /// What the screen shows; nil until it is looked at after a change.
    private var known: Scene<S>?
    /// Why the last question had no answer.
    var failure: Diagnostic?

    init(_ screen: Screen) {
        self.screen = screen
        program = screen.program
        super.init()
    }

    /// What the screen shows now.
    var scene: Scene<S> {
        if let known { return known }
        let scene = screen.makeScene()
        known = scene
        return scene
    }

    /// Forgets what the screen showed.
    func forget() { known = nil }

    override func answer(_ question: QuestionID, _ frame: FrameID) -> Value<S> {
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
            let (first, second) = (scene.frames[a], scene.frames[b])
            return .bool(
                member == .contains
                    ? first.holds(second, &screen.machine.turns)
                    : first.overlap(second, &screen.machine.turns) != nil)
        case .exists(let path): return .bool(!matches(path, frame).isEmpty)
        case .windowSize: return .numbers([scene.width ?? .zero, scene.height ?? .zero])
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
    func matches(_ path: NamePathID, _ frame: FrameID) -> [SceneName] {
        let steps = program.namePaths[path].steps
        let indices = steps.map { values(of: $0, frame) }
        let found = scene.named.filter { leads(steps, indices, to: $0) }
        let whole = found.filter { $0.links.count == steps.count }
        return whole.isEmpty ? found : whole
    }

    /// Whether names in their order lead to a node; names on the way may be left out, the last one not.
    private func leads(
        _ steps: [NameStep], _ indices: [[(isIdentity: Bool, value: Identity)]], to named: SceneName
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
        _ indices: [(isIdentity: Bool, value: Identity)], _ items: [SceneItem]
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
    private func fact(_ member: FactMember, of index: Int) -> Value<S>? {
        let frame = scene.frames[index]
        switch member {
        case .frame: return .numbers([frame.x, frame.y, frame.width, frame.height])
        case .size: return .numbers([frame.width, frame.height])
        case .width: return .double(frame.width)
        case .height: return .double(frame.height)
        case .minX: return .double(frame.x)
        case .midX: return .double(frame.middle.x)
        case .maxX: return .double(frame.x + frame.width)
        case .minY: return .double(frame.y)
        case .midY: return .double(frame.middle.y)
        case .maxY: return .double(frame.y + frame.height)
        default: break
        }
        for node in scene.subtree(index) {
            if let value = value(of: member, scene.nodes[node]) { return value }
        }
        return nil
    }

    /// A fact that not every node has.
    private func value(of member: FactMember, _ node: ReportNode) -> Value<S>? {
        switch member {
        case .text: node.text.map { .string($0) }
        case .fullText: fullText(node)
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

    /// What a text says, however it is broken and cut; of a field what is typed in it, which a prompt is not.
    private func fullText(_ node: ReportNode) -> Value<S>? {
        if let text = screen.placements.preparedText(of: node.id) { return .string(text.string) }
        guard let text = node.text else { return nil }
        guard case .field(let field)? = screen.live(node.id)?.role, case .binding(let reference) = field.binding,
            let typed = screen.machine.read(reference, SourceRange(file: FileID(0), 0..<0)).string
        else { return .string(text) }
        return .string(typed)
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
