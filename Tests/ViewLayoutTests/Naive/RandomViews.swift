import TestSupport

/// Makes random views: every rule, every kind of argument, ids on all nodes.
struct RandomViews {
    var generator: SeededGenerator
    private var count = 0
    /// The nodes that may still be made.
    private var budget: Int

    init(seed: UInt64, budget: Int = 14) {
        generator = SeededGenerator(seed: seed)
        self.budget = budget
    }

    mutating func view(depth: Int) -> TestView {
        budget -= 1
        if depth <= 0 || budget <= 0 || chance(0.2) { return leaf() }
        return chance(0.45) ? modifier(depth) : container(depth)
    }

    mutating func environment() -> TestEnvironment {
        var environment = TestEnvironment()
        environment.isRightToLeft = chance(0.3)
        environment.guides = ["mid": 0.25]
        environment.window = (width: number(200, 400), height: number(200, 400))
        if chance(0.5) { environment.safeArea = (top: 20, leading: 10, bottom: 34, trailing: 5) }
        if chance(0.3) { environment.keyboardHeight = number(0, 150) }
        return environment
    }

    mutating func length() -> Double? {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: nil
        case 1: 0
        case 2: .infinity
        default: number(0, 300)
        }
    }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }

    /// A number with a binary fraction, so that sums in any order are equal.
    mutating func number(_ low: Int, _ high: Int) -> Double {
        Double(Int.random(in: low * 4...high * 4, using: &generator)) / 4
    }

    mutating func pick<T>(_ list: [T]) -> T { list.randomElement(using: &generator)! }

    private mutating func make(_ kind: String, _ args: [String: Any?] = [:], _ children: [TestView] = []) -> TestView {
        count += 1
        return TestView(kind, id: "n" + String(count), args.compactMapValues { $0 }, children)
    }

    private mutating func maybe(_ low: Int, _ high: Int, _ share: Double = 0.5) -> Double? {
        chance(share) ? number(low, high) : nil
    }

    mutating func alignment() -> String {
        pick([
            "center", "leading", "trailing", "top", "bottom", "topLeading", "bottomTrailing", "firstTextBaseline",
            "lastTextBaseline", "mid",
        ])
    }

    private mutating func leaf() -> TestView {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: return make("color")
        case 2: return make("circle")
        case 3, 4: return make("leaf", ["w": number(0, 90), "h": number(0, 60)])
        case 5:
            let (a, b, c) = (number(0, 40), number(0, 40), number(0, 80))
            return make(
                "leaf",
                [
                    "minWidth": a, "idealWidth": a + b, "maxWidth": chance(0.3) ? .infinity : a + b + c,
                    "minHeight": 10.0,
                    "idealHeight": 20.0, "maxHeight": 10.0 + max(10, c),
                ])
        case 6: return make("image", ["w": number(5, 60), "h": number(5, 60), "resizable": chance(0.6)])
        case 7: return make("field", ["w": number(20, 80), "h": 22.0])
        case 8, 9: return make("spacer", ["minLength": maybe(0, 30)])
        case 10: return make("divider", ["thickness": 1.0])
        default:
            let words = (0..<Int.random(in: 1...4, using: &generator)).map { _ in number(5, 50) }
            return make("text", ["words": words, "space": 4.0, "lineHeight": 10.0])
        }
    }

    private mutating func modifier(_ depth: Int) -> TestView {
        switch Int.random(in: 0..<16, using: &generator) {
        case 0, 1:
            return make(
                "frame", ["width": maybe(0, 150), "height": maybe(0, 150), "alignment": alignment()],
                [view(depth: depth - 1)])
        case 2, 3: return make("flexFrame", limits(), [view(depth: depth - 1)])
        case 4:
            return make(
                "padding", ["length": number(-5, 20), "edges": pick([nil, ["top", "leading"]])],
                [view(depth: depth - 1)])
        case 5:
            return make("fixedSize", ["horizontal": chance(0.6), "vertical": chance(0.6)], [view(depth: depth - 1)])
        case 6: return make("layoutPriority", ["value": pick([-1.0, 0, 1, 2])], [view(depth: depth - 1)])
        case 7:
            return make(
                "aspectRatio", ["ratio": pick([nil, 0.5, 2.0]), "mode": pick(["fit", "fill"])], [view(depth: depth - 1)]
            )
        case 8: return make("offset", ["x": number(-20, 20), "y": number(-20, 20)], [view(depth: depth - 1)])
        case 9: return make("position", ["x": number(0, 60), "y": number(0, 60)], [view(depth: depth - 1)])
        case 10, 11: return guide(depth)
        case 12, 13:
            return make(
                pick(["overlay", "background"]), ["alignment": alignment()],
                [view(depth: depth - 1), view(depth: depth - 1)])
        case 14: return make("identity", [:], [view(depth: depth - 1)])
        default: return make("scrollView", ["axes": pick([["vertical"], ["horizontal"]])], [view(depth: depth - 1)])
        }
    }

    private mutating func limits() -> [String: Any?] {
        var limits: [String: Any?] = ["alignment": alignment()]
        for axis in ["Width", "Height"] {
            limits["min" + axis] = maybe(-10, 80)
            limits["ideal" + axis] = maybe(0, 100, 0.3)
            limits["max" + axis] = chance(0.3) ? .infinity : maybe(0, 150)
        }
        return limits
    }

    private mutating func guide(_ depth: Int) -> TestView {
        let name = pick([
            "leading", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline", "mid", "center",
        ])
        let value: [String: Any] = ["w": pick([0, 0.5]), "h": pick([0, 0.5]), "c": number(-20, 40)]
        return make(
            "alignmentGuide",
            ["guide": name, "axis": ["mid", "center"].contains(name) ? pick(["h", "v"]) : nil, "value": value],
            [view(depth: depth - 1)])
    }

    private mutating func container(_ depth: Int) -> TestView {
        switch Int.random(in: 0..<14, using: &generator) {
        case 0...4:
            return make(
                pick(["hstack", "vstack"]), ["spacing": maybe(-4, 20), "alignment": alignment()],
                children(depth, 0...4))
        case 5, 6: return make("zstack", ["alignment": alignment()], children(depth, 0...3))
        case 7:
            return make("viewThatFits", ["axes": pick([nil, ["horizontal"], ["vertical"]])], children(depth, 1...3))
        case 8, 9: return header(depth)
        case 10: return row(depth)
        case 11:
            return make(
                "adaptiveStack", ["width": maybe(50, 250), "spacing": maybe(0, 20), "alignment": alignment()],
                children(depth, 0...3))
        case 12:
            return make(
                "floating",
                ["alignment": pick(["topLeading", "bottomTrailing", "center", "trailing"]), "inset": number(0, 20)],
                [view(depth: depth - 1), view(depth: depth - 1)])
        default: return make("geometryReader", [:], children(depth, 0...2))
        }
    }

    private mutating func header(_ depth: Int) -> TestView {
        var roles: [String] = []
        for role in ["leading", "title", "trailing"] where role == "title" || chance(0.7) { roles.append(role) }
        return make(
            "header", ["spacing": maybe(0, 12), "alignment": alignment(), "isFree": chance(0.5), "roles": roles],
            roles.map { _ in view(depth: depth - 1) })
    }

    private mutating func row(_ depth: Int) -> TestView {
        let items = children(depth, 0...4)
        return make(
            "row",
            [
                "spacing": maybe(-3, 12), "alignment": alignment(),
                "badges": (0...max(1, items.count)).map { _ in number(5, 60) },
            ], items)
    }

    /// A row or column of many children, most of which stretch between limits that others have too.
    mutating func wideStack(_ count: Int) -> TestView {
        let isRow = chance(0.5)
        let least = isRow ? "minWidth" : "minHeight"
        let greatest = isRow ? "maxWidth" : "maxHeight"
        var list: [TestView] = []
        for _ in 0..<count {
            let limits: [String: Any?] = [
                least: number(0, 9), greatest: chance(0.2) ? .infinity : number(0, 40), "alignment": "center",
            ]
            let frame = make("flexFrame", limits, [make("color")])
            list.append(chance(0.2) ? make("layoutPriority", ["value": pick([-1.0, 0, 1])], [frame]) : frame)
            if chance(0.05) { list.append(make("spacer", ["minLength": maybe(0, 9)])) }
        }
        return make(isRow ? "hstack" : "vstack", ["spacing": maybe(-1, 2)], list)
    }

    /// Children, some of them in groups.
    private mutating func children(_ depth: Int, _ range: ClosedRange<Int>) -> [TestView] {
        var list: [TestView] = []
        for _ in 0..<Int.random(in: range, using: &generator) {
            if chance(0.1) {
                list.append(make("group", [:], [view(depth: depth - 1), view(depth: depth - 1)]))
            } else {
                list.append(view(depth: depth - 1))
            }
        }
        return list
    }
}
