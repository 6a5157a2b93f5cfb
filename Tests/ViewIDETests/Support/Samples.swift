import Foundation
import TestSupport

/// Files that queries are tried on.
enum Samples {
    struct Sample: Sendable {
        let path: String
        let bytes: [UInt8]
    }

    /// Every file below `Samples`, and the goldens of checks, which hold mistakes of all kinds.
    static let all: [Sample] = ["Samples", "Tests/Goldens/Check"].flatMap { folder in
        let start = GoldenFolder.package.appending(path: folder)
        let found = FileManager.default.enumerator(atPath: start.path(percentEncoded: false))
        let names = (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".view") }.sorted()
        return names.compactMap { name in
            let url = start.appending(path: name)
            return (try? Data(contentsOf: url)).map { Sample(path: url.path(percentEncoded: false), bytes: Array($0)) }
        }
    }
}
