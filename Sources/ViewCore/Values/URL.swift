import ViewRuntime

/// An address.
public struct URL: Hashable, Sendable {
    public let absoluteString: String

    /// An address; nil if the text is none: empty, or with spaces or control characters.
    public init?(string: String) {
        guard Addresses.isAddress(string) else { return nil }
        absoluteString = string
    }
}
