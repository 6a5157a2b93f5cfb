/// A name of SwiftUI that has no row.
public struct OutsideName: Sendable {
    /// What the name is in SwiftUI.
    public enum Kind: UInt8, Hashable, Sendable {
        case element, modifier, type
    }

    public let name: String
    public let kind: Kind
}
