import Foundation
import Testing
import ViewBase

/// The sources of one folder of goldens, each with the texts that its result must equal.
public struct GoldenFolder: Sendable {
    public let url: URL

    /// The folder that holds the package.
    public static let package = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    public init(_ name: String) { url = GoldenFolder.package.appending(path: "Tests/Goldens/\(name)") }

    /// The topics: the names of the `.view` files.
    public var topics: [String] {
        names.filter { $0.hasSuffix(".view") }.map { String($0.dropLast(5)) }.sorted()
    }

    /// The files, but for hidden ones, which another test may be writing.
    private var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
        return all.filter { !$0.hasPrefix(".") }
    }

    /// The bytes of a topic's source.
    public func source(_ topic: String) throws -> [UInt8] {
        Array(try Data(contentsOf: url.appending(path: topic + ".view")))
    }

    /// Goldens without a source, and those whose text is empty.
    public func orphans(_ kinds: [String]) -> [String] {
        let topics = Set(topics)
        return names.sorted().filter { name in
            guard let dot = name.lastIndex(of: "."), !name.hasSuffix(".observed"), !name.hasSuffix(".view") else {
                return false
            }
            let isKnown =
                topics.contains(String(name[..<dot])) && kinds.contains(String(name[name.index(after: dot)...]))
            let isEmpty = ((try? Data(contentsOf: url.appending(path: name))) ?? Data()).isEmpty
            return !isKnown || isEmpty
        }
    }

    /// Compares a result with its golden; an empty result has none.
    ///
    /// With `UPDATE_GOLDENS` in the environment the golden is rewritten instead; a mismatch leaves the result in a
    /// file beside the golden.
    public func check(_ topic: String, _ kind: String, _ text: String) throws {
        let golden = url.appending(path: "\(topic).\(kind)")
        let observed = url.appending(path: "\(topic).\(kind).observed")
        let manager = FileManager.default
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
            try? manager.removeItem(at: golden)
            if !text.isEmpty { try text.write(to: golden, atomically: true, encoding: .utf8) }
        }
        let expected = try? String(contentsOf: golden, encoding: .utf8)
        if expected ?? "" == text {
            try? manager.removeItem(at: observed)
            return
        }
        try text.write(to: observed, atomically: true, encoding: .utf8)
        let difference = String(
            decoding: LineDifference(Array((expected ?? "").utf8), Array(text.utf8)).unified("golden", "observed"),
            as: UTF8.self)
        Issue.record("\(topic).\(kind)\(expected == nil ? " is missing" : " differs"):\n\(difference)")
    }
}
