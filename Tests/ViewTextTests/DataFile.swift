import Foundation

/// A JSON file of cases; its source stands beside them.
private struct Contents<Case: Decodable>: Decodable {
    let cases: [Case]
}

/// A file below the test target's Data folder.
struct DataFile {
    let url: URL

    init(_ name: String) {
        url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Data/\(name)")
    }

    /// The `cases` of a JSON file.
    func cases<Case: Decodable>(_ type: Case.Type) throws -> [Case] {
        try JSONDecoder().decode(Contents<Case>.self, from: Data(contentsOf: url)).cases
    }

    /// The lines of a text file that are neither empty nor comments.
    func lines() throws -> [Substring] {
        try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    }
}
