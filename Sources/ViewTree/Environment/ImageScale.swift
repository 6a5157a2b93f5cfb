/// The size of symbols beside their text.
public enum ImageScale: UInt8, CaseIterable, Sendable {
    case small
    case medium
    case large
}
