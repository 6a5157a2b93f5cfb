extension DiagnosticCode {
    public static let impossibleArgument = DiagnosticCode(250)
}

extension DiagnosticList {
    /// The errors of the checker (V02xx).
    static let semantic: [DiagnosticInfo] = names + types + calls + content + steps

    private static func error(_ number: UInt16, _ meaning: String, _ wrong: String, _ right: String) -> DiagnosticInfo {
        DiagnosticInfo(DiagnosticCode(number), .error, meaning, wrong: wrong, right: right)
    }

    private static let names: [DiagnosticInfo] = [
        error(
            201, "A name stands for nothing here.",
            "view A { Buton(\"Save\") {} }", "view A { Button(\"Save\") {} }"),
        error(
            202, "A type's name is unknown, or it takes no types in brackets.",
            "view A(title: Strin) { Text(title) }", "view A(title: String) { Text(title) }"),
        error(
            203, "There is no modifier of this name.",
            "view A { Text(\"a\").paddin() }", "view A { Text(\"a\").padding() }"),
        error(
            204, "A type or the environment has no member of this name.",
            "view A(name: String) { Text(name.upercased()) }", "view A(name: String) { Text(name.uppercased()) }"),
        error(
            205, "SwiftUI has this name, and the language does not support it yet.",
            "view A { List { Text(\"a\") } }", "view A { VStack { Text(\"a\") } }"),
        error(
            206, "Two declarations have one name.",
            "let a = 1\nlet a = 2", "let a = 1\nlet b = 2"),
        error(
            207, "A declaration takes the name of an element or type of the language.",
            "view Text { Divider() }", "view MyText { Divider() }"),
        error(
            208, "A value or function needs itself.",
            "let a = b\nlet b = a", "let a = 1\nlet b = a"),
        error(
            209, "A view holds itself whatever its conditions are.",
            "view A { VStack { A() } }", "view A(depth: Int) { if depth > 0 { A(depth: depth - 1) } }"),
        error(
            210, "A `#name` is used for two elements that can stand together, or for no element.",
            "view A { VStack { #t Text(\"a\")\n#t Text(\"b\") } }",
            "view A { VStack { #t Text(\"a\")\n#u Text(\"b\") } }"),
        error(
            211, "A declaration stands in the wrong place.",
            "state a = 1", "view A { state a = 1\nText(\"\\(a)\") }"),
        error(
            212, "An enum's raw type or raw value is wrong.",
            "enum A: Double { case a }", "enum A: String { case a }"),
        error(
            213, "A function lacks the type of its value.",
            "func f() { 1 }", "func f() -> Int { 1 }"),
        error(
            214, "A layout fact is read where it is not known.",
            "view A { #t Text(\"a\")\nText(\"\\(#t.width)\") }", "view A { #t Text(\"a\") }"),
        error(
            215, "A device is written as an implicit member.",
            "preview on 3 { Text(\"a\") }", "preview on .iPhoneSE3 { Text(\"a\") }"),
        error(
            216, "`env` or `self` stands without a member, or a fixed key is set.",
            "view A { Text(env) }", "view A { Text(env.locale.identifier) }"),
        error(
            217, "A declaration has an attribute that the language does not know.",
            "@main view A { Text(\"a\") }", "view A { Text(\"a\") }"),
    ]

    private static let types: [DiagnosticInfo] = [
        error(
            220, "A value has another type than its place expects.",
            "view A { Text(\"a\").padding(\"big\") }", "view A { Text(\"a\").padding(8) }"),
        error(
            221, "`Int` and `Double` meet without a conversion.",
            "view A(n: Int) { Text(\"a\").padding(n) }", "view A(n: Int) { Text(\"a\").padding(Double(n)) }"),
        error(
            222, "An optional is used as if it were never nil.",
            "view A(name: String?) { Text(name) }", "view A(name: String?) { Text(name ?? \"\") }"),
        error(
            223, "An interpolation holds what a text cannot show.",
            "view A { Text(\"\\([1, 2])\") }", "view A { Text(\"\\([1, 2].count)\") }"),
        error(
            224, "A binding is expected, or asked of something that has none.",
            "view A { state name = \"\"\nTextField(\"Name\", text: name) }",
            "view A { state name = \"\"\nTextField(\"Name\", text: $name) }"),
        error(
            225, "`nil`, `[]`, `.name` or a block stands where nothing gives it a type.",
            "let a = nil", "let a: Int? = nil"),
        error(
            226, "A type, a tuple, an action or nothing stands where a value is expected.",
            "let a = String", "let a = String(1)"),
        error(
            227, "A key path stands alone, or is missing.",
            "let a = \\.name", "view A(names: [String]) { ForEach(names, id: \\.self) { Text($0) } }"),
        error(
            228, "A condition is no `Bool`, or `if let`, `?.` or `??` stands at what is never nil.",
            "view A(n: Int) { if n { Text(\"a\") } }", "view A(n: Int) { if n > 0 { Text(\"a\") } }"),
        error(
            229, "An operator does not take values of this type.",
            "let a = \"a\" - \"b\"", "let a = \"a\" + \"b\""),
        error(
            230, "A loop runs over no collection, or over items that cannot be told apart.",
            "view A(names: [String]) { ForEach(names) { Text($0) } }",
            "view A(names: [String]) { ForEach(names, id: \\.self) { Text($0) } }"),
        error(
            231, "A `switch` does not cover every value, or names one twice.",
            "view A(on: Bool) { switch on { case true: Text(\"a\") } }",
            "view A(on: Bool) { switch on { case true: Text(\"a\")\ncase false: Text(\"b\") } }"),
        error(
            232, "An `if` or `switch` that gives a value lacks `else` or a single value a branch.",
            "let a = if true { 1 }", "let a = if true { 1 } else { 2 }"),
        error(
            233, "A format does not fit its value.",
            "view A(w: Double) { Text(\"\\(w, specifier: \"%d\")\") }",
            "view A(w: Double) { Text(\"\\(w, specifier: \"%.1f\")\") }"),
    ]

    private static let calls: [DiagnosticInfo] = [
        error(
            240, "A call lacks an argument.",
            "view A { Text() }", "view A { Text(\"a\") }"),
        error(
            241, "A call gives an argument too many.",
            "view A { Divider(3) }", "view A { Divider() }"),
        error(
            242, "A call's label is unknown, missing or too many.",
            "view A { VStack(spacin: 3) { Text(\"a\") } }", "view A { VStack(spacing: 3) { Text(\"a\") } }"),
        error(
            243, "Arguments stand in another order than the declaration's.",
            "view A { VStack(spacing: 3, alignment: .leading) { Text(\"a\") } }",
            "view A { VStack(alignment: .leading, spacing: 3) { Text(\"a\") } }"),
        error(
            244, "A block is given to what takes none.",
            "view A { Text(\"a\") { Text(\"b\") } }", "view A { VStack { Text(\"a\")\nText(\"b\") } }"),
        error(
            245, "A block names another number of arguments than it is given.",
            "view A { VStack { item in Text(\"a\") } }", "view A { VStack { Text(\"a\") } }"),
        error(
            246, "What must be called is not.",
            "view A { VStack { Divider } }", "view A { VStack { Divider() } }"),
        error(
            247, "What cannot be called is, or a handler stands for a value.",
            "view A(title: String) { Text(title()) }", "view A(title: String) { Text(title) }"),
        error(
            248, "A modifier stands after what it does not work on.",
            "view A { Text(\"a\").fill(.red) }", "view A { Circle().fill(.red) }"),
        error(
            249, "A fixed length is written as infinite.",
            "view A { Text(\"a\").frame(height: .infinity) }", "view A { Text(\"a\").frame(maxHeight: .infinity) }"),
        DiagnosticInfo(
            .impossibleArgument, .error, "A count, time, speed, step or locale is one that means nothing.",
            wrong: "view A(go: Action) { Text(\"a\").onTapGesture(count: 0) { go() } }",
            right: "view A(go: Action) { Text(\"a\").onTapGesture(count: 2) { go() } }"),
    ]

    private static let steps: [DiagnosticInfo] = [
        error(
            280, "A test runs with each of no values, so never.",
            "test \"a\" with locale: [] { show Text(\"a\") }", "test \"a\" with locale: [\"en\"] { show Text(\"a\") }"),
        error(
            281, "A test's head and its `show` both say where it runs.",
            "test \"a\" on .iPhoneSE3 { show Text(\"a\") at (100, 100) }",
            "test \"a\" on .iPhoneSE3 { show Text(\"a\") }"),
        error(
            282, "A step of a test stands before anything is shown.",
            "test \"a\" { keyboard 216\nshow Text(\"a\") at (100, 100) }",
            "test \"a\" { show Text(\"a\") at (100, 100)\nkeyboard 216 }"),
        error(
            283, "A step or an expectation takes names of elements.",
            "test \"a\" { show Text(\"a\").named(#a) at (100, 100)\ntap \"a\" }",
            "test \"a\" { show Text(\"a\").named(#a) at (100, 100)\ntap #a }"),
        error(
            284, "A test sets what is neither a value of the environment nor a state.",
            "test \"a\" { show Text(\"a\") at (100, 100)\nset state.x = 1 }",
            "test \"a\" { state x = 0\nshow Text(\"\\(x)\") at (100, 100)\nset state.x = 1 }"),
        error(
            285, "A snapshot has no name.",
            "test \"a\" { show Text(\"a\") at (100, 100)\nsnapshot \"\" }",
            "test \"a\" { show Text(\"a\") at (100, 100)\nsnapshot \"start\" }"),
        error(
            286, "A test runs with one value twice.",
            "test \"a\" with locale: [\"en\", \"en\"] { show Text(\"a\") }",
            "test \"a\" with locale: [\"en\", \"de\"] { show Text(\"a\") }"),
        error(
            287, "A test runs with too many combinations of values.",
            "test \"a\" with keyboardHeight: [\(numbers)], displayScale: [\(numbers)] { show Text(\"a\") }",
            "test \"a\" with keyboardHeight: [\(numbers)] { show Text(\"a\") }"),
        error(
            288, "A test has no title, by which its results and snapshots are named.",
            "test \"\" { show Text(\"a\") at (100, 100) }", "test \"a\" { show Text(\"a\") at (100, 100) }"),
        error(
            289, "A test has no steps, so that it would pass whatever is shown.",
            "test \"a\" {}", "test \"a\" { show Text(\"a\") at (100, 100) }"),
        error(
            290, "A state's first value is worked out by a function that reads members of the view.",
            "view A(n: Int) { func twice() -> Int { n * 2 }\nstate m = twice()\nText(\"\\(m)\") }",
            "view A(n: Int) { state m = n * 2\nText(\"\\(m)\") }"),
    ]

    /// A hundred and one numbers.
    private static let numbers = (1...101).map { "\($0).0" }.joined(separator: ", ")

    private static let content: [DiagnosticInfo] = [
        error(
            260, "Content holds what is no element.",
            "view A(title: String) { title }", "view A(title: String) { Text(title) }"),
        error(
            261, "Content holds a statement.",
            "view A { state n = 0\nn = 1 }", "view A { state n = 0\nText(\"\\(n)\").onAppear { n = 1 } }"),
        error(
            262, "State is changed outside an action.",
            "view A { state n = [1]\nText(\"\\(n.removeLast())\") }", "view A { state n = [1]\nText(\"\\(n.count)\") }"),
        error(
            263, "What never changes is assigned.",
            "view A(n: Int) { Button(\"a\") { n = 1 } }", "view A { state n = 0\nButton(\"\\(n)\") { n = 1 } }"),
        error(
            264, "A statement is a value that nothing uses, or an element.",
            "view A { Button(\"a\") { 1 + 1 } }", "view A { Button(\"a\") { print(1 + 1) } }"),
        error(
            265, "A path returns nothing where a value is due, or something where none is.",
            "func f(a: Int) -> Int { if a > 0 { return 1 } }",
            "func f(a: Int) -> Int { if a > 0 { return 1 }\nreturn 0 }"),
        error(
            270, "A place for one element holds several.",
            "view A { WholeItemRow(0..<3) { i in Text(\"a\")\nText(\"b\") } }",
            "view A { WholeItemRow(0..<3) { i in HStack { Text(\"a\")\nText(\"b\") } } }"),
        error(
            271, "A header holds what it cannot lay out.",
            "view A { HeaderStack { Spacer() } }", "view A { HeaderStack { Text(\"a\") } }"),
        error(
            272, "It is open which of a header's two elements is the title.",
            "view A { HeaderStack { Text(\"a\")\nText(\"b\") } }",
            "view A { HeaderStack { Text(\"a\") } trailing: { Text(\"b\") } }"),
    ]
}
