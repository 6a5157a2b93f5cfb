/// A name of SwiftUI, or of the libraries beside it, that has no row.
public struct OutsideName: Sendable {
    /// What the name is there.
    public enum Kind: UInt8, Hashable, Sendable {
        case element, modifier, type
        /// A type of Swift, Foundation, Combine or UIKit.
        case library
    }

    public let name: String
    public let kind: Kind
}
