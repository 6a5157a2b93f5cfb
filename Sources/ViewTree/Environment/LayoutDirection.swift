/// The side that leading means.
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
