import ViewCompiler

/// What was read at a path, told apart from everything else that could be: where the path leads to and a digest of the
/// bytes, or why there were none.
package struct FileFingerprint: Hashable, Sendable {
    package let place: String
    package let digest: String

    package init(place: String, digest: String) {
        self.place = place
        self.digest = digest
    }

    package init(_ reading: SourceReading, place: String) {
        self.place = place
        switch reading {
        case .bytes(let bytes): digest = SHA256(bytes).text
        case .failure(let reason): digest = reason
        }
    }
}
