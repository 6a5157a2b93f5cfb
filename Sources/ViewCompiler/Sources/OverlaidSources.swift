import ViewBase

/// The files of another provider, some of them with bytes of their own.
public final class OverlaidSources: SourceProvider {
    private let base: SourceProvider
    /// By identity.
    private var bytes: [String: [UInt8]] = [:]

    public init(_ base: SourceProvider, _ path: String, _ bytes: [UInt8]) {
        self.base = base
        self.bytes[base.identity(path)] = bytes
    }

    /// The files of a provider, those that were read already as they were then.
    public init(_ base: SourceProvider, _ files: [SourceFile]) {
        self.base = base
        for file in files { bytes[base.identity(file.path)] = file.bytes }
    }

    public override func read(_ path: String) -> SourceReading {
        bytes[base.identity(path)].map { .bytes($0) } ?? base.read(path)
    }

    public override func readNamed(_ path: String) -> SourceReading {
        bytes[base.identity(path)].map { .bytes($0) } ?? base.readNamed(path)
    }

    public override func identity(_ path: String) -> String { base.identity(path) }

    public override func isInsideRoot(_ path: String, of entry: String) -> Bool {
        base.isInsideRoot(path, of: entry)
    }
}
