/// A name of SwiftUI, or of the libraries beside it, that has no row.
public struct OutsideName: Sendable {
    /// What the name is there.
    public enum Kind: UInt8, Hashable, Sendable {
        case element, modifier, type
        /// A type of Swift, Foundation, Combine or UIKit.
        case library
        /// A function of theirs, which its name alone does not tell from a misspelt one.
        case function

        /// The predicate of a message: whose the name is.
        public var belonging: String {
            switch self {
            case .element, .modifier, .type: "is SwiftUI's"
            case .library, .function: "belongs to Swift's libraries"
            }
        }
    }

    public let name: String
    public let kind: Kind
}
