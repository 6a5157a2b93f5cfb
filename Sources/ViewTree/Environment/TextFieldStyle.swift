/// What a text field adds around its text.
public enum TextFieldStyle: UInt8, CaseIterable, Sendable {
    case automatic
    case plain
    case roundedBorder
}
