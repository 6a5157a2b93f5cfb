/// How far apart a font's lines stand.
public enum FontLeading: UInt8, CaseIterable, Sendable {
    case standard
    case tight
    case loose
}
