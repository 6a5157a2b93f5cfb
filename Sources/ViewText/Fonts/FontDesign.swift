/// The designs of the system font.
public enum FontDesign: UInt8, CaseIterable, Sendable {
    case `default`, monospaced, rounded, serif
}
