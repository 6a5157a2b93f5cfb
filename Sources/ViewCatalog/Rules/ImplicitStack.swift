/// The container that several elements form where one is expected.
public enum ImplicitStack: UInt8, Hashable, Sendable {
    case vertical
    case horizontal
    case layered
    /// A stack along the scroll axis.
    case alongScrollAxis
}
