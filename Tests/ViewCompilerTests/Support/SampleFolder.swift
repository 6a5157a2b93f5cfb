import Foundation
import ViewCompiler

/// The files below `Samples`.
final class SampleFolder: SourceProvider {
    override func read(_ path: String) -> SourceReading {
        guard let data = FileManager.default.contents(atPath: Screen.samples.path(percentEncoded: false) + path) else {
            return .failure("no such file")
        }
        return .bytes(Array(data))
    }

    override func isInsideRoot(_ path: String, of entry: String) -> Bool { true }
}
