/// That a watched file is another one than before.
package struct FileChange: Equatable, Sendable {
    package enum Kind: Sendable {
        case new, changed, gone
    }

    package let path: String
    package let kind: Kind

    /// The change in words: `a.view changed`.
    package var text: String {
        switch kind {
        case .new: "\(path) is new"
        case .changed: "\(path) changed"
        case .gone: "\(path) is gone"
        }
    }
}
