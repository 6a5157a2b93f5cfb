extension FileTestResult {
    /// Whether nothing is to be told of the file but that its tests passed.
    var isFine: Bool {
        unreadable.isEmpty && written.isEmpty && diagnostics.isEmpty
            && cases.allSatisfy { $0.hasPassed && $0.report.isEmpty && $0.number != nil }
    }

    /// What a cache remembers of the file.
    func entry(root: String) -> CacheEntry {
        let files = read.sorted { $0.key < $1.key }.map { (path: $0.key, fingerprint: $0.value) }
        var entry = CacheEntry(root: root, files: files)
        entry.cases = cases.map { ($0.number ?? 0, $0.name) }
        entry.snapshots = snapshots.sorted()
        return entry
    }

    /// What a cache knows.
    init(_ path: String, _ entry: CacheEntry) {
        self.init(path: path)
        matched = entry.cases.count
        cases = entry.cases.map { Case(number: $0.number, name: $0.name, report: [], messages: []) }
        snapshots = Set(entry.snapshots)
    }
}
