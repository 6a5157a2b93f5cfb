/// What a toggle looks like.
public enum ToggleStyle: UInt8, CaseIterable, Sendable {
    case automatic
    case `switch`
    case button
    case checkbox
}
