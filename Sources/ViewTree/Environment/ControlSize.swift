/// How large controls are drawn.
public enum ControlSize: UInt8, CaseIterable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}
