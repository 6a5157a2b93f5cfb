// Writes programs at the edges of what Swift takes: edges FOLDER
//
// A first line `// proof: OPTIONS` says how a program is laid out.

import Foundation

/// Repeats a text with an index, with a separator between.
func each(_ count: Int, _ separator: String, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: separator)
}

/// A view of one element as a program with a preview.
func screen(_ members: String, _ content: String, declarations: String = "") -> String {
    "\(declarations)\nview Screen(n: Int = 2, x: Double = 1.5, on: Bool = true, none: Int? = nil) {\n\(members)\n\(content)\n}\n"
        + "preview { Screen() }\n"
}

let folder = CommandLine.arguments[1]
var programs: [String: String] = [:]

// MARK: What is around a view

programs["first-values"] = screen(
    """
    let half = x / 2
    let tall = env.keyboardHeight + half
    state a = n + 1
    state b = a * 2
    state c = tall + Double(b)
    state d = env.colorScheme == .dark ? "dark" : "light"
    state e = "\\(d) \\(c)"
    """, "Text(\"\\(a) \\(b) \\(c) \\(d) \\(e)\")\nInner(environment: 2)",
    declarations: """
        view Inner(environment: Int) {
            state size = env.dynamicTypeSize.isAccessibilitySize ? environment : 0
            Text("\\(size)")
        }
        """)
programs["first-values-around"] =
    "// proof: --keyboard 216 --color-scheme dark --dynamic-type accessibility2\n" + programs["first-values"]!
programs["preview-environment"] = """
    // proof: --color-scheme dark --size 300x200
    preview {
        Text(env.colorScheme == .dark ? "dark" : "light")
        if env.keyboardHeight > 0 { Color.red } else { Color.blue.frame(height: env.displayScale) }
    }
    """
programs["preview-settings"] = """
    preview at (200, 100) with font: .largeTitle, lineLimit: 1, isEnabled: false, dynamicTypeSize: .xLarge {
        Text("a text that is too long for its line")
        Button("B") {}
    }
    """
programs["ranges-with-one-end"] =
    "// proof: --dynamic-type accessibility5\n"
    + screen(
        "let most = on ? DynamicTypeSize.xLarge : .small",
        """
        Text("a").dynamicTypeSize(.small ... .xxLarge).lineLimit(...(n + 1))
        Text("b").dynamicTypeSize(...DynamicTypeSize.xxxLarge).lineLimit(n...)
        Text("c").dynamicTypeSize(...(on ? .large : .small)).lineLimit(n + 1...)
        Text("d").dynamicTypeSize(most...).lineLimit(1...n)
        Text("e").dynamicTypeSize(...most).dynamicTypeSize(most ... (most))
        """)
let moving = """
    view Moving {
        let wide = env.orientation.isLandscape
        Color.red.frame(width: wide ? 200 : 100, height: env.keyboardHeight + 20)
            .animation(.linear(duration: 1), value: wide)
            .animation(.linear(duration: 2), value: env.keyboardHeight)
    }
    preview { Moving() }

    """
programs["at"] = "// proof: --orientation portrait,landscapeLeft --keyboard 0,100 --at 0.25\n" + moving
programs["at-devices"] =
    "// proof: --device iPhoneSE3 --orientation portrait,landscapeLeft --at 0.5 --pixel-round\n" + moving
programs["at-end"] = "// proof: --orientation portrait,landscapeLeft --at 9 --size 300x300 --size 100xinf\n" + moving
programs["strings"] =
    "// proof: --strings \(folder)/de.lproj/Localizable.strings --locale de\npreview { Text(\"Done\")\nText([1].count > 1 ? \"a\" : \"Done\")\n"
    + "Text([1].count > 1 ? String(1) : \"Done\") }\n"

programs["silenced"] = """
    // proof: --size 100x100 --size idealx50
    preview {
        Text("a").frame(width: -5)
        Text("b").frame(width: -6)  // view:allow(V0503) on purpose
        Text("c").frame(width: -7)
    }
    """
programs["allowed"] = "// proof: --allow V0503\n" + programs["silenced"]!

for denied in ["V0503", "warnings"] {
    programs["denied-\(denied)"] =
        "// proof: --deny \(denied) --size 100x100\npreview { Text(\"a\").frame(width: -5) }\n"
    programs["denied-\(denied)-silenced"] =
        "// proof: --deny \(denied)\npreview {\n"
        + "    Text(\"a\").frame(width: -5)  // view:allow(V0503) on purpose\n}\n"
}

// MARK: Branches

// Swift would warn of what a constant chooses.
programs["constant-choices"] = screen(
    "let chosen = [1].map { item in let two = 2; if two == 2 { return item } else { return 0 } }",
    """
    switch 1 { case 1: Text("one")
        default: Text("more") }
    switch Kind.b { case .a: Text("a")
        case .b: Text("b") }
    switch "s" { case "s": Text("s")
        default: Text("t") }
    if true { Text("true") } else { Text("false") }
    if on {
        let three = 3
        let kind: Kind = .a
        let off = false
        switch three + 1 { case 4: Text("four")
            default: Text("five") }
        switch kind { case .a: Text("a")
            case .b: Text("b") }
        if off || three == 3, !off { Text("on") } else { Text("off") }
    } else {
        Divider()
    }
    Text("\\(chosen.count)")
    """, declarations: "enum Kind { case a, b }")

// MARK: Names

programs["names-of-members"] = screen(
    "state _width = 2.0\nstate width = 3.0\naction clipped { width = 4.0 }",
    """
    Text("a").padding(padding).font(font).frame(width: frame(20) + width + _width).onTapGesture(perform: clipped)
    overlay()
    Text("\\(border(id: 1).hashValue)")
    """,
    declarations: """
        let padding = 8.0
        let font: Font = .title
        func frame(_ n: Int) -> Double { Double(n) }
        record border(id: Int, hashValue: Int = 1)
        view overlay { Divider() }
        """)

// A string's line cannot be broken, whatever stands in it.
programs["closures-in-strings"] = screen(
    "let all = [1, 2, 3]",
    """
    Text("\\(all.filter { $0 > 1 && $0 != 701 && $0 != 702 && $0 != 703 && $0 != 704 && $0 != 705 && $0 != 706 }.count) big")
    Text("\\(all.map { item in if item > 2 { return "a" } else if item > 1 { return "b" }; return "c" }.joined(separator: "-"))")
    Text("\\(all.map { item in switch item { case 1: return 1; case 2, 3: return 2; default: return 3 } }.count)")
    Text("\\(all.map { item in for i in all { if i * 2 == item { return i } }; let z = if item > 1 { 1 } else { 2 }; return z }.count)")
    Text("\\(all.filter { item in guard item > 1 else { return false }; return all.contains { $0 == item } }.count)")
    Text("\\(all.map { item in item * 1_000_001 + item * 1_000_002 + item * 1_000_003 + item * 1_000_004 }.count) in all")
    """)
programs["names"] = screen(
    "",
    "Text(\"\\(Kind.Type) \\(Kind.Protocol) \\(Kind.plain) \\(Raw.Type.rawValue)\")\n"
        + "Text(\"\\(f(var: 2, let: 3, inout: 4))\")",
    declarations: """
        enum Kind { case Type, Protocol, plain }
        enum Raw: String { case Type, other = "x" }
        func f(var a: Int, let b: Int, inout c: Int) -> Int { a + b + c }
        """)

// Words that Swift reads otherwise where a body or an expression begins are names there too.
programs["names-of-accessors"] =
    """
    func get(_ x: Int) -> Int { x + 1 }
    view unsafe(get: Content(Int), didSet: Content) {
        get([1, 2].filter { willSet in willSet > 1 }.count)
        didSet
    }
    view Setter(set: Content) { set }
    view Watcher(willSet: Content(Int)) { willSet(get(1)) }
    preview "p" {
        VStack {
            unsafe { Text("\\([1, 2].filter { set in set > 1 }.count) \\($0)") } didSet: { Divider() }
            Setter { Text("s") }
            Watcher { unsafe in Text("w\\(unsafe)") }
        }
    }
    """

// What is renamed because it means something else in Swift meets no other name.
programs["names-renamed"] =
    """
    record Pair(Type: Int, Type_: Int, padding_: Int, min: Int = 3, min_: Int = 4, id: ID = ID(x: 1)) {
        func padding() -> Int { padding_ + min + min_ }
        func hash(x: Int) -> Int { x + hashValue }
        func total() -> Int { padding() + hash(x: 1) + Type + Type_ + layoutValue(2) }
    }
    record ID(x: Int)
    enum Kind: String { case Type, Type_, self_, `self` }
    enum Choice { case allCases, one, none, hash, hashValue }
    let body = 1
    let body_ = 2
    let body__ = 3
    let hashValue = 5
    let rawValue = "raw"
    func min(_ x: Int) -> Int { x + 100 }
    func min_(_ x: Int) -> Int { x + 200 }
    func layoutValue(_ x: Int) -> Int { x + 300 }
    func modifier(_ x: Int) -> Int { x + 400 }
    func description() -> String { "d" }
    func mins() -> String { "\\(min(1)) \\(min_(1))" }
    view State(x: Int) { Text("State \\(x)") }
    view State_(x: Int) { Text("State_ \\(x)") }
    view Names(min: Int = 1, min_: Int = 2, width_: Int = 3, padding_: Int = 4) {
        state _width = 2.0
        state width = 3.0
        state width__ = 7
        state value = 10
        let all = [[1, 2], [3]]
        let colorScheme = "cs"
        let opt: Pair? = Pair(Type: 1, Type_: 2, padding_: 3)
        Text("\\(min) \\(min_) \\(width_) \\(padding_) \\(body) \\(body_) \\(body__) \\(_width) \\(width) \\(width__)")
        State(x: 1)
        State_(x: 2)
        Text("\\(mins()) \\(layoutValue(1)) \\(modifier(1))")
        Text("\\(all.filter { $0.contains { $0 + value == 13 } }.count)")
        ForEach(0..<2) { width_ in Text("\\(width_) \\(width) \\(env.colorScheme == .dark ? "d" : "l") \\(colorScheme)") }
        Text("\\(Kind.Type) \\(Kind.Type_) \\(Kind.self_) \\(Kind.`self`) \\(Kind.Type.rawValue) \\(Kind.Type_.rawValue)")
        Text("\\(Pair(Type: 1, Type_: 2, padding_: 3).total()) \\(opt?.padding_ ?? 0) \\(opt.map { $0.min + value } ?? 0)")
        Text("\\(Choice.allCases) \\(rawValue) \\(description())")
        if let min = opt, let min_ = opt { Text("\\(min.min) \\(min_.min_) \\(min == min_)") }
        ForEach([body_, 9], id: \\.self) { body_ in let body = 8; Text("\\(body) \\(body_)") }
    }
    preview { Names() }

    """

programs["names-of-optionals"] = screen(
    """
    state s: E? = E.none
    let all: [E?] = [.none, nil, E.some]
    """,
    """
    Text(s == nil ? "nil" : "none")
    Text(pick(E.none) + pick(nil) + pick(E.a) + pick(E.some))
    Text("\\(all.filter { $0 == nil }.count)")
    """,
    declarations: """
        enum E { case none, some, a }
        func pick(_ e: E?) -> String { switch e { case .none: "none "
            case .some: "some "
            case .a: "a "
            case nil: "nil " } }
        """)

// MARK: Length

// Three times as many as Swift takes brackets in each other.
let long = 768
programs["long-sum"] = screen("let sum = \(each(long, " + ") { "x * \($0)" })", "Text(\"\\(sum)\")")
programs["long-mixed"] = screen("let sum = x\(each(long, "") { $0 % 3 == 0 ? " - x" : " + 0.5" })", "Text(\"\\(sum)\")")
programs["long-whole"] = screen("let sum = \(each(long, " - ") { $0 % 2 == 0 ? "n" : "\($0)" })", "Text(\"\\(sum)\")")
programs["long-string"] = screen(
    "let all = \(each(long, " + ") { $0 % 2 == 0 ? "\"a\"" : "String(n)" })", "Text(\"\\(all.count)\")")
programs["long-and"] = screen("let all = \(each(long, " && ") { "n < \($0 + 3)" })", "Text(\"\\(all)\")")
programs["long-or"] = screen(
    "let any = \(each(long, " || ") { "n == \($0 + 3)" })", "if any || n == 3 { Text(\"any\") } else { Divider() }")
programs["long-coalesce"] = screen("let first = \(each(long, " ?? ") { _ in "none" }) ?? 7", "Text(\"\\(first)\")")
programs["long-choice"] = screen(
    "let which = \(each(long, " : ") { "n == \($0 + 3) ? \($0)" }) : -1", "Text(\"\\(which)\")")
programs["long-text"] = screen("", "(\(each(400, " + ") { "Text(\"\($0)\").bold()" }))")
programs["long-array"] = screen(
    "", "Text(\"\\(items[999].title) \\(items.count)\")",
    declarations: "record Item(id: Int, title: String, weight: Double = 1.5)\n"
        + "let items = [\(each(1_000, ", ") { "Item(id: \($0), title: \"t\($0)\", weight: \($0))" })]")

// MARK: Depth

func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
}
programs["deep-array"] = screen("let deep = \(nested(24, "[", "n", "]"))", "Text(\"\\(deep.count)\")")
programs["deep-wide-array"] = screen(
    "let deep = \(nested(20, "[", "[1, n], [n]", "]"))", "Text(\"\\(deep.count)\")")
programs["deep-product"] = screen("let deep = \(nested(110, "(", "x", " * 1.5 - x)"))", "Text(\"\\(deep)\")")
programs["deep-string"] = screen("", "Text(\"\\(\(nested(110, "(", "n", " - n)")))\")")
programs["deep-condition"] = screen("", "if \(nested(110, "(", "n", " + n)")) > 3 { Text(\"a\") }")
programs["deep-choice"] = screen("let deep = \(nested(70, "(on ? ", "n", " : 3)"))", "Text(\"\\(deep)\")")
programs["deep-content"] = screen("", nested(300, "VStack { ", "Text(\"a\")", " }"))

// MARK: Failures

let failures: [(String, String, String)] = [
    ("sum", "", "Text(\"\\(big + big)\")"), ("difference", "", "Text(\"\\(0 - big - big)\")"),
    ("product", "", "Text(\"\\(big * big)\")"), ("zero", "", "Text(\"\\(1.0 / 0.0)\")"),
    ("zero-variable", "", "Text(\"\\(x / (x - x))\")"), ("whole-zero", "", "Text(\"\\(n / 0)\")"),
    ("remainder-zero", "", "Text(\"\\(n % 0)\")"), ("literals", "", "Text(\"\\(9223372036854775807 + 1)\")"),
    ("zero-local", "", "if on { let zero = 0\nText(\"\\(n / zero)\") } else { Divider() }"),
    ("zero-in-string", "", "Text(\"\\([n].map { item in let zero = 0; return item % (zero + zero) }.count)\")"),
    ("zero-first", "let zero = 0\nstate first = n / zero", "Text(\"\\(first)\")"),
    ("zero-chosen", "", "if on { let zero = true ? 0 : 1\nText(\"\\(n / zero)\") }"),
    ("great-local", "", "if on { let most = 9223372036854775807\nText(\"\\(most + 1)\") }"),
    ("great-long", "", "Text(\"\\(\(each(30, " + ") { _ in "9000000000000000000" }))\")"),
    ("no-whole-local", "", "if on { let huge = 1e300\nText(\"\\(Int(huge))\") }"),
    ("no-whole-infinity", "", "Text(\"\\(Int(.infinity))\")"),
    ("zero-of-literals", "", "Text(\"\\(n / (2 - 2))\")"),
    ("unread", "let bad = 1 / (n - 2)", "Text(\"a\")"), ("unread-empty", "let bad = [n][n]", ""),
    ("read-never", "let bad = 1 / (n - 2)", "if !on { Text(\"\\(bad)\") }"),
    (
        "read-elsewhere", "let bad = 1 / (n - 2)\nlet other = bad + 1",
        "if on { Text(\"a\") } else { Text(\"\\(other)\") }"
    ),
    ("index", "", "Text(\"\\([1, 2][n])\")"), ("range", "", "ForEach(n..<1) { i in Text(\"\\(i)\") }"),
    ("no-whole", "", "Text(\"\\(Int(big))\")"), ("not-whole-literal", "", "Text(\"\\(Int(1e300))\")"),
]
for (name, members, content) in failures {
    programs["fails-\(name)"] = screen(members, content, declarations: "let big: Double = 1.5e308")
}

for (name, program) in programs {
    try program.write(toFile: "\(folder)/\(name).view", atomically: true, encoding: .utf8)
}
try FileManager.default.createDirectory(atPath: "\(folder)/de.lproj", withIntermediateDirectories: true)
try "\"Done\" = \"Fertig\";\n".write(
    toFile: "\(folder)/de.lproj/Localizable.strings", atomically: true, encoding: .utf8)
