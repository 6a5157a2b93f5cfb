import ViewBase
import ViewCompiler
import ViewRuntime

/// What a run of `test` is told.
struct TestOptions {
    /// The files, in the order of their paths.
    var paths: [String]
    /// The folders named.
    var folders: [String] = []
    let evaluation: EvaluationOptions
    let update: SnapshotUpdate
    let allowsOutside: Bool
    let filter: String?
    /// Which part of how many: the first is 0.
    let shard: (index: Int, count: Int)
    let jobs: Int
    let junitPath: String?
    let resultsPath: String?
    /// What is known of files that have not changed; nil where all are run.
    var cache: ResultCache?
    let isList: Bool
    /// Whether a list is one for programs.
    let isJSON: Bool
    let isQuiet: Bool
    /// Whether results say what was read.
    var takesNotes = false

    /// Whether a shard takes whole files, so that it reads no others: where there are many. A filter that matches nothing
    /// says what there is, in all files.
    private var sharesFiles: Bool { filter == nil && paths.count >= 16 * shard.count }

    /// The numbers of the files that the shard looks at.
    var numbers: [Int] { paths.indices.filter { !sharesFiles || $0 % shard.count == shard.index } }

    /// Which tests of a file the shard takes: those whose number leaves `index` when divided by `count`.
    func share(ofFile number: Int) -> (index: Int, count: Int) {
        if sharesFiles { return (0, 1) }
        return ((shard.index + shard.count - number % shard.count) % shard.count, shard.count)
    }

    /// What the arguments of `test` say.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
        let paths = try TestOptions.paths(operands)
        try self.init(arguments, paths)
        folders = operands.filter { FileReader.isFolder($0) }
        // A filter, a list and an update look at each test.
        if filter == nil, !isList, update == .never { cache = try arguments.cache() }
        try arguments.requireDistinct(
            outputs: arguments.values("--junit") + arguments.values("--results"), inputs: paths)
    }

    /// What arguments say of the tests in some files.
    init(_ arguments: ParsedArguments, _ paths: [String]) throws(UsageError) {
        self.paths = paths
        evaluation = try arguments.evaluationOptions()
        update = try TestOptions.update(arguments)
        filter = arguments.value("--filter")
        if let filter, (try? Regex(filter)) == nil {
            throw UsageError("`--filter`: `\(filter)` is no regular expression")
        }
        shard = try TestOptions.shard(arguments)
        jobs = try arguments.jobs()
        junitPath = arguments.value("--junit")
        resultsPath = arguments.value("--results")
        allowsOutside = arguments.has("--allow-outside")
        isList = arguments.has("--list")
        isQuiet = arguments.has("--quiet")
        isJSON = try arguments.format(["text", "json"]) == "json"
        if isJSON, !isList { throw UsageError("`--format json` is for `--list`; `--results` writes results as JSON") }
        for option in ["--junit", "--results"] where isList && arguments.has(option) {
            throw UsageError("`--list` runs nothing, so that `\(option)` has nothing to tell")
        }
    }

    /// The files named, and all `.view` files in the folders named, in order; a file once, however often and by whatever
    /// paths it is named.
    private static func paths(_ operands: [String]) throws(UsageError) -> [String] {
        var paths: [String] = []
        var known: Set<String> = []
        for operand in operands {
            var found = [operand]
            if FileReader.isFolder(operand) {
                do throws(UnreadableFolder) {
                    found = try FileTree.files(below: operand, ending: ".view")
                } catch {
                    throw UsageError("cannot read the folder `\(error.path)`")
                }
                if found.isEmpty { throw UsageError("no `.view` file below `\(operand)`") }
            }
            for path in found where known.insert(resolvingLinks(path) ?? path).inserted { paths.append(path) }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func update(_ arguments: ParsedArguments) throws(UsageError) -> SnapshotUpdate {
        guard let text = arguments.value("--update") else { return .never }
        if let update = SnapshotUpdate(rawValue: text) { return update }
        let names = SnapshotUpdate.allCases.map { $0.rawValue }
        throw UsageError(
            "`--update` takes one of \(names.joined(separator: ", ")), not `\(text)`",
            suggestion: Spelling.completion(of: text, among: names))
    }

    private static func shard(_ arguments: ParsedArguments) throws(UsageError) -> (index: Int, count: Int) {
        guard let text = arguments.value("--shard") else { return (0, 1) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            throw UsageError("`--shard` takes a part of a number of parts like 1/4, not `\(text)`")
        }
        return (index - 1, count)
    }
}
