import ViewCompiler

/// The results of all parts of a run of tests, put together: what the whole run would have told.
struct MergedResults {
    private let options: TestOptions
    private let results: [FileTestResult]

    /// Reads the files that the arguments name: each part of a run once.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireFiles()
        for option in ["--filter", "--shard", "--list", "--update", "--cache"] where arguments.has(option) {
            throw UsageError("`--merge` runs nothing, so that `\(option)` means nothing")
        }
        options = try TestOptions(arguments, [])
        try arguments.requireDistinct(
            outputs: arguments.values("--junit") + arguments.values("--results"), inputs: arguments.operands)
        var parts: [Int: TestResultsFile] = [:]
        var count = 1
        for path in arguments.operands {
            let part = try MergedResults.part(path)
            if parts.isEmpty { count = part.shard.count }
            guard part.shard.count == count else {
                throw UsageError("`\(path)` is a part of \(part.shard.count), others are of \(count)")
            }
            guard parts.updateValue(part, forKey: part.shard.index) == nil else {
                throw UsageError("`\(path)` is part \(part.shard.index + 1), as another is")
            }
        }
        var results: [FileTestResult] = []
        for index in 0..<count {
            guard let part = parts[index] else { throw UsageError("part \(index + 1) of \(count) is missing") }
            results += part.results
        }
        self.results = MergedResults.merged(results)
    }

    private static func part(_ path: String) throws(UsageError) -> TestResultsFile {
        switch FileReader.regularFile(path) {
        case .failure(let reason): throw UsageError("cannot read `\(path)`: \(reason)")
        case .bytes(let bytes):
            if let part = TestResultsFile(bytes) { return part }
            throw UsageError("`\(path)` is not what `--results` writes")
        }
    }

    func print() -> ExitCode { TestReport(options, results).print() }

    /// One result a file, in the order of paths.
    private static func merged(_ results: [FileTestResult]) -> [FileTestResult] {
        var merged: [FileTestResult] = []
        var places: [String: Int] = [:]
        for result in results {
            guard let place = places[result.path] else {
                places[result.path] = merged.count
                merged.append(result)
                continue
            }
            merged[place].cases += result.cases
            merged[place].written += result.written
            if merged[place].unreadable.isEmpty { merged[place].unreadable = result.unreadable }
        }
        for place in merged.indices { order(&merged[place]) }
        return merged.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Puts the cases of a file in the order of its tests.
    private static func order(_ result: inout FileTestResult) {
        let numbered = result.cases.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
        // A part that none of a broken file's tests belongs to tells of the file alone.
        result.cases = numbered.isEmpty ? Array(result.cases.prefix(1)) : numbered
        guard result.hasErrors else { return }
        result.cases = FileTestResult.refused(result.path, result.cases.map { ($0.number, $0.name) })
    }
}
