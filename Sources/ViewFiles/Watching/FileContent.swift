import ViewCompiler

/// What lies at a path.
package enum FileContent: Equatable, Sendable {
    /// No file, or none that can be read.
    case nothing
    case folder
    case empty
    /// A file's bytes, told apart by their number and a digest, which is the same only within a process.
    case bytes(Int, digest: Int)

    init(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else {
            self = .empty
            return
        }
        var hasher = Hasher()
        // Safe: the bytes are open for the call alone.
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        self = .bytes(bytes.count, digest: hasher.finalize())
    }

    init(_ reading: SourceReading) {
        if case .bytes(let bytes) = reading { self.init(bytes) } else { self = .nothing }
    }

    /// Whether an editor may be in the midst of writing the file: many empty it, or move it away, before they write.
    var isHalfWritten: Bool { self == .nothing || self == .empty }
}
