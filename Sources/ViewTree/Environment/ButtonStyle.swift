/// How buttons look and what they add around their label.
public enum ButtonStyle: UInt8, CaseIterable, Sendable {
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent
}
