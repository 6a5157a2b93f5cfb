import ViewCompiler

extension ParsedArguments {
    /// The option of a cache.
    static let cacheOption = OptionSpec(
        "--cache", "DIR", "remember in this folder which files were fine, and pass over them until they change")

    /// The option of how many threads share what a command works on.
    static func jobsOption(_ what: String) -> OptionSpec {
        OptionSpec("--jobs", "N", "the threads that \(what) are shared among (the processors)")
    }

    /// How many threads `--jobs` allows: as many as there are processors where it is not given.
    func jobs() throws(UsageError) -> Int {
        guard let text = value("--jobs") else { return Workers.processorCount }
        guard let count = Int(text), (1...1024).contains(count) else {
            throw UsageError("`--jobs` takes a number from 1 to 1024, not `\(text)`")
        }
        return count
    }

    /// The cache asked for.
    func cache() throws(UsageError) -> ResultCache? {
        guard let folder = value("--cache") else { return nil }
        return try ResultCache(folder, self)
    }

    /// Starts the clock and the look at the memory.
    func startLimits() throws(UsageError) {
        let seconds = try one("--time-limit", "seconds above 0") {
            OptionText.length($0).flatMap { $0 > 0 ? $0 : nil }
        }
        let memory = try one("--memory-limit", "a size of at least 1M, like 512M or 8G") { ParsedArguments.size($0) }
        if let seconds { TimeLimit.start(seconds) }
        MemoryLimit.start(memory)
    }

    /// The bytes of a size like `512M`: whole mebibytes or gibibytes.
    private static func size(_ text: String) -> Int? {
        guard let count = Int(text.dropLast()), count > 0, count < 1 << 20 else { return nil }
        switch text.utf8.last {
        case UInt8(ascii: "M"): return count << 20
        case UInt8(ascii: "G"): return count << 30
        default: return nil
        }
    }
}
