/// A change of case applied to a text before it is measured.
public enum TextCase: UInt8, CaseIterable, Sendable {
    case uppercase, lowercase
}
