import Foundation
import ViewCompiler

/// The files of the disk, one of them with bytes of its own.
final class DiskSources: SourceProvider {
    private let path: String
    private let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    override func read(_ path: String) -> SourceReading {
        if path == self.path { return .bytes(bytes) }
        guard let data = FileManager.default.contents(atPath: path) else { return .failure("no such file") }
        return .bytes(Array(data))
    }

    override func isInsideRoot(_ path: String, of entry: String) -> Bool { true }
}
