/// The systems whose text styles are known.
public enum TextPlatform: UInt8, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS
}
