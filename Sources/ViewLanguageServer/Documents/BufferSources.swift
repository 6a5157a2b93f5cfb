import ViewCompiler

/// The host's files, those that are open as their buffers have them.
final class BufferSources: SourceProvider {
    private let host: LanguageHost
    private var buffers: [(identity: String, bytes: [UInt8])] = []

    init(_ host: LanguageHost, _ documents: [Document]) {
        self.host = host
        buffers = documents.map { (host.identity($0.path), $0.bytes) }
    }

    private func buffer(_ path: String) -> SourceReading? {
        let identity = host.identity(path)
        for buffer in buffers where buffer.identity == identity { return .bytes(buffer.bytes) }
        return nil
    }

    override func read(_ path: String) -> SourceReading { buffer(path) ?? host.read(path) }

    override func readNamed(_ path: String) -> SourceReading { buffer(path) ?? host.readNamed(path) }

    override func identity(_ path: String) -> String { host.identity(path) }

    override func isInsideRoot(_ path: String, of entry: String) -> Bool { host.isInsideRoot(path, of: entry) }
}
