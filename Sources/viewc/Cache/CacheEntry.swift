import ViewBase
import ViewRuntime

/// What a cache says of a file with which all was well: what was read for it, and the runs of its tests.
struct CacheEntry {
    /// The folder out of which the file's imports did not lead.
    let root: String
    /// What was read, by path, in the order of the paths.
    let files: [(path: String, fingerprint: FileFingerprint)]
    /// The runs that passed, by their places among those of the file.
    var cases: [(number: Int, name: TestName)] = []
    var snapshots: [String] = []

    // MARK: As bytes

    /// A digest of the rest, then the rest as JSON.
    var bytes: [UInt8] {
        var out = JSONWriter(isCompact: true)
        out.value(
            .members(
                ("root", .string(root)),
                ("files", strings(files.flatMap { [$0.path, $0.fingerprint.place, $0.fingerprint.digest] })),
                ("numbers", .array(cases.map { .int($0.number) })),
                ("names", .array(cases.map { strings([$0.name.title] + $0.name.label) })),
                ("snapshots", strings(snapshots))))
        return Array(SHA256(out.bytes).text.utf8) + out.bytes
    }

    private func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }

    /// What bytes say; nil where they are not whole, or not ours.
    init?(_ bytes: [UInt8]) {
        let json = Array(bytes.dropFirst(64))
        guard bytes.prefix(64).elementsEqual(SHA256(json).text.utf8), case .success(let value) = JSONReader.read(json),
            let root = value["root"]?.string, let files = CacheEntry.strings(value["files"]), files.count % 3 == 0,
            let numbers = value["numbers"]?.array?.compactMap({ $0.int }),
            let names = value["names"]?.array?.compactMap({ CacheEntry.strings($0) }), numbers.count == names.count,
            names.allSatisfy({ !$0.isEmpty }), let snapshots = CacheEntry.strings(value["snapshots"])
        else { return nil }
        self.root = root
        self.files = stride(from: 0, to: files.count, by: 3).map { index in
            (files[index], FileFingerprint(place: files[index + 1], digest: files[index + 2]))
        }
        cases = zip(numbers, names).map { ($0, TestName(title: $1[0], label: Array($1.dropFirst()))) }
        self.snapshots = snapshots
    }

    private static func strings(_ value: JSONValue?) -> [String]? {
        guard let elements = value?.array else { return nil }
        let strings = elements.compactMap { $0.string }
        return strings.count == elements.count ? strings : nil
    }

    init(root: String, files: [(path: String, fingerprint: FileFingerprint)]) {
        self.root = root
        self.files = files
    }
}
