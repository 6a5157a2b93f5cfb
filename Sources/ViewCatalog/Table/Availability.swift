/// The first versions that have an element or modifier; nil where a platform lacks it.
public struct Availability: Hashable, Sendable {
    public let iOS: String?
    public let macOS: String?
    public let tvOS: String?
    public let watchOS: String?

    public init(iOS: String?, macOS: String?, tvOS: String?, watchOS: String?) {
        self.iOS = iOS
        self.macOS = macOS
        self.tvOS = tvOS
        self.watchOS = watchOS
    }
}
