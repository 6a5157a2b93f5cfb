/// The files of another provider, one of them with bytes of its own.
public final class OverlaidSources: SourceProvider {
    private let base: SourceProvider
    private let identity: String
    private let bytes: [UInt8]

    public init(_ base: SourceProvider, _ path: String, _ bytes: [UInt8]) {
        self.base = base
        self.bytes = bytes
        identity = base.identity(path)
    }

    public override func read(_ path: String) -> SourceReading {
        base.identity(path) == identity ? .bytes(bytes) : base.read(path)
    }

    public override func readNamed(_ path: String) -> SourceReading {
        base.identity(path) == identity ? .bytes(bytes) : base.readNamed(path)
    }

    public override func identity(_ path: String) -> String { base.identity(path) }

    public override func isInsideRoot(_ path: String, of entry: String) -> Bool {
        base.isInsideRoot(path, of: entry)
    }
}
