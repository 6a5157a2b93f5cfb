// Writes random well-typed programs, the same ones each time: programs COUNT FOLDER
//
// Every row of the catalogue, every declaration and every statement takes its turn; what was used how often is printed.

import Foundation
import ViewCatalog

/// A small generator of numbers: SplitMix64.
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[next(elements.count)] }

    mutating func chance(_ percent: Int) -> Bool { next(100) < percent }
}

/// One program.
struct ProgramWriter {
    var numbers: Numbers
    var used: [String: Int] = [:]
    /// How deeply blocks may still nest.
    private var depth = 4
    /// The elements still allowed.
    private var budget = 30
    private var nameCount = 0

    init(seed: Int) { numbers = Numbers(seed: UInt64(seed) &* 7919 &+ 17) }

    mutating func use(_ what: String) { used[what, default: 0] += 1 }

    // MARK: Declarations

    mutating func program(seed: Int) -> (main: String, library: String) {
        let first = seed % Catalog.elements.count
        let library = """
            /// A part that another file brings.
            view Shared\(seed)(title: String, count: Int = 2, extra: Content? = nil) {
                VStack(spacing: 2) {
                    Text(title).lineLimit(1)
                    ForEach(0..<count) { index in Text("\\(index)").font(.caption) }
                    if let extra { extra }
                }
            }

            enum Mode\(seed): String { case list, grid = "Grid", none }

            """
        use("import")
        var text = """
            import "_shared\(seed).view"

            /// What the screen lists.
            record Item(id: Int, title: String, weight: Double = 1.5, isDone: Bool = false) {
                func label(limit: Int) -> String { title.count > limit ? "\\(title.prefixed(limit))" : title }
            }

            private let items = [\((1...3).map { "Item(id: \($0), title: \(string()), weight: \(double()))" }.joined(separator: ", "))]
            private let names = ["one", "two", "three"]
            let factor: Double = \(double())

            func scaled(_ value: Double, by times: Int = 2) -> Double {
                let product = value * Double(times)
                if product > 100 { return 100 }
                for name in names { if name == "none" { return 0 } }
                return product
            }

            view Box(title: String, tint: Color = .blue, isOn: Bool = false, content: Content) {
                HStack(spacing: 4) {
                    tint.frame(width: 8, height: 8)
                    Text(title)
                    content
                }
                .padding(isOn ? 2 : 4)
            }

            view List2(values: [Item], row: Content(Item)) {
                VStack { ForEach(values) { value in row(value) } }
            }

            view Field(text: Binding<String>, onDone: Action) {
                TextField("Field", text: $text)
                Button("Done", action: onDone)
            }

            """
        text = text.replacingOccurrences(of: "\"\\(title.prefixed(limit))\"", with: "title.uppercased()")
        for declaration in ["record", "enum", "let", "func", "view", "content", "state", "action", "preview"] {
            use(declaration)
        }
        text +=
            "view Screen(mode: Mode\(seed) = .\(numbers.one(of: ["list", "grid", "none"])), width: Double = \(double()), note: String? = \(numbers.chance(50) ? "nil" : "\"note\"")) {\n"
        text += "state name = \(string())\nstate count = \(numbers.next(5))\nstate isOn = \(numbers.chance(50))\n"
        text += "state level: Double = 0.\(numbers.next(9))\nstate list = items\nstate range = 1\n"
        text += "let half = width / 2 + 1\nlet total = count * 2 + list.count\n"
        text += statements()
        text += "content piece(index: Int, tail: String = \"\") { Text(\"\\(index)\\(tail)\") }\n"
        text += "VStack(alignment: .leading) {\n"
        text += element(first)
        text += modified(2 * seed)
        text += modified(2 * seed + 1)
        text += "let local = \(int()) + total\nText(\"\\(local) \\(half) \\(isOn) \\(mode)\")\n"
        text += "if let note { Text(note) } else { piece(index: local) }\n"
        text += "switch mode {\ncase .list: \(leaf())case .grid: \(leaf())case .none: Divider()\n}\n"
        text +=
            "#shared Shared\(seed)(title: name, count: \(1 + numbers.next(3)))\(numbers.chance(50) ? " { \(leaf()) }" : "")\n"
        text += "List2(values: list) { item in #chip Text(item.label(limit: 3)) }\n"
        text += "Box(title: \(string()), isOn: isOn) { \(leaf()) }\n"
        text += "Field(text: $name, onDone: bump)\n"
        text += block(count: 3)
        text += "}\n\(modifiers(after: ""))\n}\n\n"
        text +=
            "preview \"p\(seed)\" at (\(200 + numbers.next(300)), \(numbers.one(of: ["300", "600", "90"]))) { Screen(width: \(double())) }\n"
        return (text, library)
    }

    /// An action with every kind of statement in some order.
    private mutating func statements() -> String {
        let kinds: [(String, String)] = [
            ("assign", "name = \(string())"), ("add", "count += \(int())"), ("subtract", "level -= 0.1"),
            ("multiply", "level *= \(double())"), ("divide", "level /= 2"), ("toggle", "isOn.toggle()"),
            ("append", "list.append(Item(id: count, title: name))"),
            ("insert", "list.insert(Item(id: 9, title: \"n\"), at: 0)"),
            ("removeAt", "list.remove(at: 0)"), ("removeAll", "list.removeAll()"),
            ("removeWhere", "list.removeAll(where: { $0.isDone })"), ("removeLast", "list.removeLast()"),
            ("swapAt", "list.swapAt(0, 1)"), ("field", "list[0].title = \"x\""), ("print", "print(\"\\(count)\")"),
            ("withAnimation", "withAnimation { isOn = false }"),
            ("statement let", "let twice = count * 2\ncount = twice"),
            (
                "statement if",
                "if count > 3 && isOn { count = 0 } else if level < 0.5 { level = 1 } else { isOn = true }"
            ),
            (
                "statement switch",
                "switch count {\ncase 0, 1: isOn = true\ncase 2...4: name = \"few\"\ndefault: level = 0\n}"
            ),
            ("guard", "guard count > 0 else { return }"), ("for", "for item in list { print(item.title) }"),
            ("call", "other(by: \(int()))"),
        ]
        var text = "action other(by amount: Int) { count = amount }\naction bump {\n"
        for _ in 0..<8 {
            let (kind, statement) = numbers.one(of: kinds)
            use(kind)
            text += kind == "statement let" ? "if isOn {\n\(statement)\n}\n" : statement + "\n"
        }
        return text + "}\n"
    }

    // MARK: Content

    private mutating func block(count: Int) -> String {
        var text = ""
        for _ in 0..<count {
            switch numbers.next(8) {
            case 0:
                use("if")
                text += "if \(bool()) {\n\(leaf())}\(numbers.chance(60) ? " else {\n\(leaf())}" : "")\n"
            case 1:
                use("loop")
                text += "ForEach(0..<\(1 + numbers.next(3))) { i in #cell\(name()) Text(\"\\(i) \\(i * 2)\")\n}\n"
            case 2: text += leaf()
            default: text += element(numbers.next(Catalog.elements.count))
            }
        }
        return text
    }

    private mutating func name() -> Int {
        nameCount += 1
        return nameCount
    }

    private mutating func leaf() -> String {
        numbers.chance(50)
            ? "Text(\(string()))\n"
            : "Color.\(numbers.one(of: ["red", "green", "blue"])).frame(width: \(10 + numbers.next(40)), height: 12)\n"
    }

    /// An element of a row, with modifiers; a leaf where it would nest too deeply or no argument is known.
    private mutating func element(_ index: Int) -> String {
        let row = Catalog.elements[index]
        budget -= 1
        guard budget > 0, depth > 0 else { return leaf() }
        if row.name == "GridRow" {
            use(row.name)
            return "Grid { GridRow { \(leaf())\(leaf())} }\n"
        }
        if row.name == "HeaderStack" {
            use(row.name)
            return
                "HeaderStack(spacing: \(numbers.next(9))) { Button(\"L\") {}\nText(\(string()))\nButton(\"R\") {}\n}\n"
        }
        if row.name == "Color" || row.name == "LinearGradient" {
            use(row.name)
            let gradient = "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
            return (row.name == "Color" ? "Color.mint" : gradient) + ".frame(width: 20, height: 10)\n"
        }
        let overload = numbers.one(of: row.overloads)
        depth -= 1
        defer { depth += 1 }
        guard let call = call(overload.parameters, isElement: true) else { return leaf() }
        use(row.name)
        let prefix =
            numbers.chance(20) && !overload.rule.joinsContainer && overload.rule != .empty ? "#n\(name()) " : ""
        let kind = row.isShape ? "shape" : row.name == "Image" ? "image" : row.name == "Text" ? "text" : ""
        return prefix + row.name + call + (overload.rule == .empty ? "" : modifiers(after: kind)) + "\n"
    }

    private mutating func modifiers(after kind: String) -> String {
        var text = ""
        var kind = kind
        for _ in 0..<numbers.next(4) {
            let row = numbers.one(of: Catalog.modifiers)
            switch row.receiver {
            case .any: break
            case .text: if kind != "text" { continue }
            case .shape: if kind != "shape" { continue }
            case .image: if kind != "image" { continue }
            }
            if ["named", "id", "tag", "ignoresSafeArea"].contains(row.name) { continue }
            guard let call = call(numbers.one(of: row.overloads).parameters, isElement: false) else { continue }
            use("." + row.name)
            text += ".\(row.name)\(call)"
            if !(row.keepsText && kind == "text") { kind = "" }
        }
        return text
    }

    /// An element with the modifier whose turn it is.
    private mutating func modified(_ seed: Int) -> String {
        let row = Catalog.modifiers[seed % Catalog.modifiers.count]
        let base =
            switch row.receiver {
            case .any, .text: "Text(\(string()))"
            case .shape: "Circle()"
            case .image: "Image(systemName: \"star\")"
            }
        let special = [
            "named": "(#named\(name()))", "environment": "(\\.lineLimit, 2)", "tag": "(count)", "id": "(count)",
        ]
        for _ in 0..<4 {
            if let call = special[row.name] ?? call(numbers.one(of: row.overloads).parameters, isElement: false) {
                use("." + row.name)
                return "\(base).\(row.name)\(call)\n"
            }
        }
        return ""
    }

    /// Arguments in parentheses and blocks after them; nil where a required one cannot be made.
    private mutating func call(_ parameters: [ParameterSpec], isElement: Bool) -> String? {
        var arguments: [String] = []
        // A `nil` without a label would stand for the parameter that was left out before it.
        var isPlaceLeftOut = false
        for parameter in parameters {
            let isRequired = if case .required = parameter.defaultValue { true } else { false }
            if !isRequired, !isRare(parameter), numbers.chance(65) {
                isPlaceLeftOut = isPlaceLeftOut || parameter.label == nil
                continue
            }
            let value: String?
            if parameter.isSlot {
                value = slot(parameter)
            } else {
                value = self.value(parameter.type)
            }
            guard let value else {
                if isRequired { return nil }
                continue
            }
            if value == "nil", parameter.label == nil, isPlaceLeftOut { continue }
            arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return "(\(arguments.joined(separator: ", ")))"
    }

    /// The parameters of each row, those of all its overloads together.
    private static let parameters: [[ParameterSpec]] =
        Catalog.elements.map { $0.overloads.flatMap { $0.parameters } }
        + Catalog.modifiers.map { $0.overloads.flatMap { $0.parameters } }

    /// Whether only one row takes a parameter's type, which is used too seldom if it may be left out.
    private func isRare(_ parameter: ParameterSpec) -> Bool {
        guard case .vocabulary(let type) = parameter.type else { return false }
        return ProgramWriter.parameters.count { $0.contains { $0.type == .vocabulary(type) } } == 1
    }

    private mutating func slot(_ parameter: ParameterSpec) -> String? {
        guard case .content(let types) = parameter.type else { return nil }
        let head = types.isEmpty ? "" : "\(["a", "b"].prefix(types.count).joined(separator: ", ")) in "
        switch parameter.content {
        case .none, .header: return nil
        case .atMostOne: return "{ \(head)\(leaf())}"
        case .many, .one: return "{ \(head)\n\(block(count: 1 + numbers.next(2)))}"
        }
    }

    // MARK: Values

    private mutating func value(_ type: ValueType) -> String? {
        switch type {
        case .bool: return bool()
        case .int: return String(1 + numbers.next(4))
        case .double: return double()
        case .string: return string()
        case .range: return "1...\(2 + numbers.next(4))"
        case .vocabulary(let type): return vocabulary(type)
        case .optional(.action): return "{}"
        case .optional(let inner): return numbers.chance(20) ? "nil" : value(inner)
        case .array(let inner):
            guard let first = value(inner), let second = value(inner) else { return nil }
            return "[\(first), \(second)]"
        case .binding(.string): return "$name"
        case .binding(.int): return "$count"
        case .binding(.bool): return "$isOn"
        case .binding(.double): return "$level"
        case .action(let types):
            return types.isEmpty
                ? numbers.one(of: ["bump", "{}", "{ isOn = false }"])
                : "{ \(types.map { _ in "_" }.joined(separator: ", ")) in }"
        case .collection: return "list"
        case .keyPath: return "\\.id"
        case .equatable: return "count"
        case .function(let arguments, .double): return "{ \(arguments.count == 1 ? "_" : "_, _") in \(double()) }"
        default: return nil
        }
    }

    private mutating func vocabulary(_ type: Vocabulary) -> String? {
        use(type.spelling)
        switch type {
        case .view, .text: return "Text(\(string()))"
        case .image: return "Image(systemName: \"star\")"
        case .shape: return numbers.one(of: ["Circle()", "Capsule()", "RoundedRectangle(cornerRadius: 4)", ".circle"])
        case .shapeStyle:
            return numbers.one(of: [".red", ".secondary", "isOn ? .blue : .primary", "Color.green.opacity(0.5)"])
        case .color: return numbers.one(of: [".red", "isOn ? .blue : .gray", "Color(red: 0.5, green: 0.25, blue: 1)"])
        case .size: return "CGSize(width: 20, height: \(10 + numbers.next(20)))"
        case .point: return "CGPoint(x: 4, y: 8)"
        case .edgeInsets: return "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: \(numbers.next(9)))"
        case .angle: return ".degrees(\(numbers.next(90)))"
        case .closedRange: return "0...\(1 + numbers.next(9))"
        case .gradient: return "Gradient(colors: [.red, .blue])"
        case .linearGradient: return "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
        case .strokeStyle: return "StrokeStyle(lineWidth: 2)"
        case .url: return "URL(string: \"https://example.org\")"
        case .adaptiveRule: return numbers.one(of: [".orientation", ".fit", ".width(200)"])
        default:
            let choices = Catalog.members.filter {
                $0.owner == .vocabulary(type) && $0.isStatic && $0.parameters == nil && $0.result == .vocabulary(type)
            }
            return choices.isEmpty ? nil : "." + numbers.one(of: choices).name
        }
    }

    private mutating func bool() -> String {
        numbers.one(of: [
            "isOn", "!isOn", "count > 1", "width >= 20 || isOn", "name.isEmpty", "true", "env.colorScheme == .dark",
        ])
    }

    private mutating func int() -> String { numbers.one(of: ["1", "3", "12", "2 * 3"]) }

    private mutating func double() -> String {
        numbers.one(of: ["\(1 + numbers.next(40))", "\(numbers.next(9)).5", "12.25", "30"])
    }

    private mutating func string() -> String {
        numbers.one(of: [
            "\"a\"", "\"Two words\"", "\"日本 \\u{1F600}\"", "\"q\\\"b\\\\s\"", "\"long enough to be broken into lines\"",
        ])
    }
}

let arguments = CommandLine.arguments
let count = Int(arguments[1]) ?? 0
var used: [String: Int] = [:]
for element in Catalog.elements { used[element.name] = 0 }
for modifier in Catalog.modifiers { used["." + modifier.name] = 0 }
for seed in 0..<count {
    var writer = ProgramWriter(seed: seed)
    let program = writer.program(seed: seed)
    let name = "000\(seed)".suffix(4)
    try program.main.write(toFile: "\(arguments[2])/p\(name).view", atomically: true, encoding: .utf8)
    try program.library.write(toFile: "\(arguments[2])/_shared\(seed).view", atomically: true, encoding: .utf8)
    for (what, times) in writer.used { used[what, default: 0] += times }
}
print(
    "coverage: "
        + used.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.key) \($0.value)" }.joined(
            separator: ", "))
if count >= 1000, let rarest = used.min(by: { $0.value < $1.value }), rarest.value < 20 {
    print("\(rarest.key) is used only \(rarest.value) times")
    exit(1)
}
