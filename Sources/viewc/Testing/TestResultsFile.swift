import ViewBase
import ViewRuntime

/// The results of one part of a run of tests, as a file from which several parts are put together.
struct TestResultsFile {
    /// Which part of how many: the first is 0.
    let shard: (index: Int, count: Int)
    let results: [FileTestResult]

    private static let schema = 1

    init(shard: (index: Int, count: Int), results: [FileTestResult]) {
        self.shard = shard
        self.results = results
    }

    // MARK: Writing

    func json() -> [UInt8] {
        var out = JSONWriter()
        out.value(
            .members(
                ("schema", .int(TestResultsFile.schema)), ("part", .int(shard.index + 1)), ("parts", .int(shard.count)),
                ("files", .array(results.map { TestResultsFile.value($0) }))))
        return out.bytes + [0x0A]
    }

    private static func value(_ result: FileTestResult) -> JSONValue {
        .members(
            ("path", .string(result.path)), ("matched", .int(result.matched)),
            ("leftOut", .array(result.leftOut.map { value($0) })), ("errors", text(result.errors)),
            ("unreadable", strings(result.unreadable)), ("written", strings(result.written)),
            ("cases", .array(result.cases.map { value($0) })))
    }

    private static func value(_ test: FileTestResult.Case) -> JSONValue {
        .members(
            ("number", test.number.map { .int($0) }), ("name", value(test.name)), ("report", text(test.report)),
            ("messages", strings(test.messages)), ("warnings", .array(test.warnings.map { text($0) })))
    }

    private static func value(_ name: TestName) -> JSONValue { strings([name.title] + name.label) }

    private static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }

    private static func text(_ bytes: [UInt8]) -> JSONValue { .string(String(decoding: bytes, as: UTF8.self)) }

    // MARK: Reading

    /// What a file holds; nil where it is none of ours.
    init?(_ bytes: [UInt8]) {
        guard case .success(let value) = JSONReader.read(bytes), value["schema"]?.int == TestResultsFile.schema,
            let part = value["part"]?.int, let parts = value["parts"]?.int, part >= 1, part <= parts,
            let results = TestResultsFile.all(value["files"], { TestResultsFile.result($0) })
        else { return nil }
        self.init(shard: (part - 1, parts), results: results)
    }

    private static func result(_ value: JSONValue) -> FileTestResult? {
        guard let path = value["path"]?.string, let matched = value["matched"]?.int,
            let leftOut = all(value["leftOut"], { name($0) }), let errors = value["errors"]?.string,
            let unreadable = all(value["unreadable"], { $0.string }),
            let written = all(value["written"], { $0.string }), let cases = all(value["cases"], { test($0) })
        else { return nil }
        var result = FileTestResult(path: path)
        result.matched = matched
        result.leftOut = leftOut
        result.errors = Array(errors.utf8)
        result.unreadable = unreadable
        result.written = written
        result.cases = cases
        return result
    }

    private static func test(_ value: JSONValue) -> FileTestResult.Case? {
        guard let name = value["name"].flatMap({ name($0) }), let report = value["report"]?.string,
            let messages = all(value["messages"], { $0.string }), let warnings = all(value["warnings"], { $0.string })
        else { return nil }
        return FileTestResult.Case(
            number: value["number"]?.int, name: name, report: Array(report.utf8), messages: messages,
            warnings: warnings.map { Array($0.utf8) })
    }

    private static func name(_ value: JSONValue) -> TestName? {
        guard let parts = all(value, { $0.string }), let title = parts.first else { return nil }
        return TestName(title: title, label: Array(parts.dropFirst()))
    }

    /// The elements of an array, where each is what is expected.
    private static func all<Element>(_ value: JSONValue?, _ read: (JSONValue) -> Element?) -> [Element]? {
        guard let values = value?.array else { return nil }
        let elements = values.compactMap { read($0) }
        return elements.count == values.count ? elements : nil
    }
}
