extension DiagnosticCode {
    public static let expectationFails = DiagnosticCode(801)
    public static let notShown = DiagnosticCode(802)
    public static let severalShown = DiagnosticCode(803)
    public static let factMissing = DiagnosticCode(804)
    public static let cannotTouch = DiagnosticCode(805)
    public static let snapshotDiffers = DiagnosticCode(806)
    public static let snapshotMissing = DiagnosticCode(807)
    public static let snapshotTwice = DiagnosticCode(808)
    public static let tooManyTestSteps = DiagnosticCode(809)
}

extension DiagnosticList {
    /// The codes of tests that fail (V08xx).
    static let tests: [DiagnosticInfo] = [
        failure(
            .expectationFails, "What a test expects does not hold.",
            wrong: "show #a Color.red at (100, 50)\n    expect #a.width == 90",
            right: "show #a Color.red at (100, 50)\n    expect #a.width == 100"),
        failure(
            .notShown, "A step of a test is about what is not shown.",
            wrong: "show Color.red.named(#a) at (100, 50)\n    show Color.red.named(#b) at (100, 50)\n    tap #a",
            right: "show Color.red.named(#a) at (100, 50)\n    show Color.red.named(#b) at (100, 50)\n    tap #b"),
        failure(
            .severalShown, "A step of a test is about one of several elements of a name and does not say which.",
            wrong: "show ForEach(0..<2) { i in #a Text(\"a\") } at (100, 50)\n    expect #a.height > 0",
            right: "show ForEach(0..<2) { i in #a Text(\"a\") } at (100, 50)\n    expect #a[1].height > 0"),
        failure(
            .factMissing, "A test reads a fact of an element that has none.",
            wrong: "show #a Color.red at (100, 50)\n    expect #a.lineCount == 1",
            right: "show #a Text(\"a\") at (100, 50)\n    expect #a.lineCount == 1"),
        failure(
            .cannotTouch, "A step of a test touches what cannot be touched, or types where no field is.",
            wrong: "show #a Text(\"a\") at (100, 50)\n    type \"b\" into #a",
            right: "state text = \"\"\n    show #a TextField(\"a\", text: $text) at (100, 50)\n    type \"b\" into #a"),
        failure(
            .snapshotDiffers, "A snapshot is not that of its file; `viewc test --update` writes it anew.",
            wrong: "show Color.red at (100, 50)\n    snapshot \"red\"",
            right: "show Color.red at (100, 60)\n    snapshot \"red\""),
        failure(
            .snapshotMissing, "A snapshot has no file yet; `viewc test --update=missing` writes it.",
            wrong: "show Color.red at (100, 50)\n    snapshot \"new\"",
            right: "show Color.red at (100, 50)"),
        failure(
            .snapshotTwice, "A test takes two snapshots of one name.",
            wrong: "show Color.red at (100, 50)\n    for i in 0..<2 { snapshot \"red\" }",
            right: "show Color.red at (100, 50)\n    snapshot \"red\""),
        failure(
            .tooManyTestSteps, "A test runs for too long, or fails at too many of its steps.",
            wrong: "show #a Color.red at (100, 50)\n    for i in 0..<1000000 { wait 1 }",
            right: "show #a Color.red at (100, 50)\n    wait 1000000"),
    ]

    private static func failure(
        _ code: DiagnosticCode, _ meaning: String, wrong: String, right: String
    ) -> DiagnosticInfo {
        DiagnosticInfo(
            code, .error, meaning, wrong: "test \"a\" {\n    " + wrong + "\n}",
            right: "test \"a\" {\n    " + right + "\n}")
    }
}
