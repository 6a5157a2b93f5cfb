import ViewText

/// What a field of text shows.
public struct FieldLook: Sendable {
    /// The text or the prompt, on one line.
    public let text: PreparedText
    public let look: TextLook
    public let isBordered: Bool
    public let scheme: ColorScheme

    public init(_ text: PreparedText, _ look: TextLook, isBordered: Bool, _ scheme: ColorScheme) {
        self.text = text
        self.look = look
        self.isBordered = isBordered
        self.scheme = scheme
    }
}
