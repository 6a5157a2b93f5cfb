/// What a modifier may stand after.
public enum ModifierReceiver: UInt8, Hashable, Sendable {
    /// Any element.
    case any
    /// A `Text` (it gives a `Text` again, so that `+` still joins it).
    case text
    /// A shape: `fill`, `stroke`, `strokeBorder`.
    case shape
    /// An image: `resizable`.
    case image
}
