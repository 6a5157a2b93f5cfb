/// Files held in memory.
public final class MemorySources: SourceProvider {
    private var files: [String: [UInt8]] = [:]

    public override init() {}

    /// Adds a file, or replaces the one of that path.
    public func add(_ path: String, _ bytes: [UInt8]) { files[SourcePath.normalized(path)] = bytes }

    public override func read(_ path: String) -> SourceReading {
        guard let bytes = files[SourcePath.normalized(path)] else { return .failure("no such file") }
        return .bytes(bytes)
    }
}
