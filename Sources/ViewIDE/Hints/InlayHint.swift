/// Text that an editor shows between the bytes of a file.
public struct InlayHint: Sendable {
    public enum Kind: Sendable {
        /// The size of an element's frame.
        case frame
        /// What a closing brace closes.
        case closing
    }

    public let offset: Int
    public let kind: Kind
    public let text: String
}
