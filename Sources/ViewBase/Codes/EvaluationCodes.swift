extension DiagnosticCode {
    public static let integerOverflow = DiagnosticCode(301)
    public static let divisionByZero = DiagnosticCode(302)
    public static let indexOutOfRange = DiagnosticCode(303)
    public static let notFinite = DiagnosticCode(304)
    public static let noInteger = DiagnosticCode(305)
    public static let duplicateIdentity = DiagnosticCode(306)
    public static let rangeUpsideDown = DiagnosticCode(307)
    public static let negativeCount = DiagnosticCode(308)
    public static let tooManyNodes = DiagnosticCode(309)
    public static let viewsNestTooDeeply = DiagnosticCode(310)
    public static let tooManySteps = DiagnosticCode(311)
    public static let valuesNestTooDeeply = DiagnosticCode(312)
    public static let unknownAsset = DiagnosticCode(313)
    public static let missingArgument = DiagnosticCode(314)
    public static let unknownOrigin = DiagnosticCode(315)
    public static let impossibleSetting = DiagnosticCode(316)
    public static let unknownFont = DiagnosticCode(317)
    public static let impossibleTextSetting = DiagnosticCode(318)
    public static let unreadableAsset = DiagnosticCode(319)
    public static let unknownLocale = DiagnosticCode(320)
    public static let endlessChanges = DiagnosticCode(321)
    public static let missingText = DiagnosticCode(322)
    public static let missingValue = DiagnosticCode(323)
}

extension DiagnosticList {
    /// The codes of the evaluator (V03xx).
    static let evaluation: [DiagnosticInfo] = [
        DiagnosticInfo(
            .integerOverflow, .error,
            "A whole number leaves the range of 64 bits, from -9223372036854775808 to 9223372036854775807.",
            wrong: "view Total { Text(\"\\(9223372036854775807 + 1)\") }",
            right: "view Total { Text(\"\\(9223372036854775806 + 1)\") }"),
        DiagnosticInfo(
            .divisionByZero, .error,
            "A number is divided by zero, or its remainder by zero is asked for.",
            wrong: "view Share(parts: Int = 0) { Text(\"\\(100 / parts)\") }",
            right: "view Share(parts: Int = 0) { Text(\"\\(100 / max(1, parts))\") }"),
        DiagnosticInfo(
            .indexOutOfRange, .error,
            "An array has no element at the index; indices count from 0.",
            wrong: "let names = [\"a\"]\nview First { Text(names[1]) }",
            right: "let names = [\"a\"]\nview First { Text(names.first ?? \"\") }"),
        DiagnosticInfo(
            .notFinite, .error,
            "Arithmetic gives infinity or no number at all; `.infinity` may only be given on, not calculated with.",
            wrong: "view Wide { Color.red.frame(width: 1e308 * 10) }",
            right: "view Wide { Color.red.frame(maxWidth: .infinity) }"),
        DiagnosticInfo(
            .noInteger, .error,
            "A `Double` is outside the range of `Int`.",
            wrong: "view Count { Text(\"\\(Int(1e30))\") }",
            right: "view Count { Text(\"\\(Int(min(1e30, 1e9)))\") }"),
        DiagnosticInfo(
            .duplicateIdentity, .error,
            "Two elements of a `ForEach` or a `WholeItemRow` have the same id, so that neither can be told from the other.",
            wrong: "view Names { ForEach([\"a\", \"a\"], id: \\.self) { name in Text(name) } }",
            right: "view Names { ForEach([\"a\", \"b\"], id: \\.self) { name in Text(name) } }"),
        DiagnosticInfo(
            .rangeUpsideDown, .error,
            "The upper bound of a range is below its lower bound.",
            wrong: "view Stars(count: Int = -1) { ForEach(0..<count, id: \\.self) { _ in Text(\"*\") } }",
            right: "view Stars(count: Int = -1) { ForEach(0..<max(0, count), id: \\.self) { _ in Text(\"*\") } }"),
        DiagnosticInfo(
            .negativeCount, .error,
            "A number of elements or digits is below zero.",
            wrong: "view Few(count: Int = -1) { Text([\"a\", \"b\"].prefix(count).joined(separator: \", \")) }",
            right: "view Few(count: Int = -1) { Text([\"a\", \"b\"].prefix(max(0, count)).joined(separator: \", \")) }"),
        DiagnosticInfo(
            .tooManyNodes, .error,
            "A view makes more elements than can be laid out; the message shows the views on the way.",
            wrong: "view Endless { VStack { ForEach(0..<1_000_000_000, id: \\.self) { _ in Color.red } } }",
            right: "view Finite { VStack { ForEach(0..<100, id: \\.self) { _ in Color.red } } }"),
        DiagnosticInfo(
            .viewsNestTooDeeply, .error,
            "Views contain each other more deeply than can be laid out, mostly because a view contains itself without "
                + "an end; the message shows the views on the way.",
            wrong: "view Tree(depth: Int = 0) { if depth >= 0 { Tree(depth: depth + 1) } }",
            right: "view Tree(depth: Int = 0) { if depth < 5 { Tree(depth: depth + 1) } }"),
        DiagnosticInfo(
            .tooManySteps, .error,
            "Evaluation takes more steps than are allowed.",
            wrong: "view Sum { Text(\"\\((0..<1_000_000_000).filter { $0 % 7 == 0 }.count)\") }",
            right: "view Sum { Text(\"\\((0..<1_000).filter { $0 % 7 == 0 }.count)\") }"),
        DiagnosticInfo(
            .valuesNestTooDeeply, .error,
            "Calls, constants or values lie too deeply within each other.",
            wrong: "record Node(children: [Node])\n… a chain of more than 1,000 `let`s, each holding the one before",
            right: "record Node(children: [Node])\nlet leaf = Node(children: [])"),
        DiagnosticInfo(
            .unknownAsset, .warning,
            "No asset has the name, so that its size or colour is not known: an image counts as 100 points square.",
            wrong: "view Logo { Image(\"logo\") }",
            right: "view Logo { Image(systemName: \"star\") }"),
        DiagnosticInfo(
            .missingArgument, .error,
            "A view is shown by itself, but needs an argument that was not given.",
            wrong: "view Chip(title: String) { Text(title) }",
            right: "view Chip(title: String = \"Sketch\") { Text(title) }"),
        DiagnosticInfo(
            .unknownOrigin, .warning,
            "The content of a `GeometryReader` is made for the reader's size alone, so it cannot know the reader's place "
                + "in the window: `frame(in: .global)` counts from the reader's own corner.",
            wrong: "view Place { GeometryReader { proxy in Text(\"\\(proxy.frame(in: .global).minX)\") } }",
            right: "view Place { GeometryReader { proxy in Text(\"\\(proxy.size.width)\") } }"),
        DiagnosticInfo(
            .impossibleSetting, .error,
            "A preview's window, scale, keyboard or safe area is negative or not finite.",
            wrong: "preview at (-1, 5) { Color.red }",
            right: "preview at (100, 5) { Color.red }"),
        DiagnosticInfo(
            .unknownFont, .warning,
            "No font file that was given has the name, so that the text is measured as the system font of its size.",
            wrong: "view Title { Text(\"Hi\").font(.custom(\"Lobster\", size: 20)) }",
            right: "view Title { Text(\"Hi\").font(.system(size: 20)) }"),
        DiagnosticInfo(
            .impossibleTextSetting, .warning,
            "A size, distance or factor of text is one that text cannot have; the message says which one counts.",
            wrong: "view Title { Text(\"Hi\").font(.system(size: -20)) }",
            right: "view Title { Text(\"Hi\").font(.system(size: 20)) }"),
        DiagnosticInfo(
            .unreadableAsset, .warning,
            "The file of an image is no PNG, JPEG or SVG that says its size, so that the image counts as 100 points "
                + "square.",
            wrong: "view Logo { Image(\"logo\") } … beside an empty file logo.png",
            right: "view Logo { Image(systemName: \"star\") }"),
        DiagnosticInfo(
            .unknownLocale, .warning,
            "A number is formatted for a locale whose conventions are not known, so that it is written as in English.",
            wrong: "view Price { Text(1234.5, format: .number).environment(\\.locale, Locale(identifier: \"tlh\")) }",
            right: "view Price { Text(1234.5, format: .number).environment(\\.locale, Locale(identifier: \"de\")) }"),
        DiagnosticInfo(
            .endlessChanges, .error,
            "Handlers of changes make each other run without end; all that the event changed is undone.",
            wrong: "view Count { state n = 0\n Text(\"\\(n)\").onAppear { n = 1 }.onChange(of: n) { n += 1 } }",
            right: "view Count { state n = 0\n Text(\"\\(n)\").onAppear { n = 1 }.onChange(of: n) { n = min(n, 9) } }"),
        DiagnosticInfo(
            .missingText, .warning,
            "A text has no translation: its key is not among those of `--strings` for the locale.",
            wrong: "view Save { Text(\"Save\") }", right: "view Save { Text(verbatim: \"Save\") }"),
        DiagnosticInfo(
            .missingValue, .warning,
            "A text of `--strings` has a place for a value, such as `%@`, that its key in the source does not "
                + "give, or gives as another kind: `%lld` is for an `Int`, `%lf` for a `Double`, `%@` for all.",
            wrong: "view Hello { Text(\"hello\") } … with the text \"Hallo, %@!\" for \"hello\"",
            right: "view Hello(name: String) { Text(\"hello \\(name)\") } … with the text \"Hallo, %@!\" for "
                + "\"hello %@\""),
    ]
}
