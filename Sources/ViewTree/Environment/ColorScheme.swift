/// The appearance that colours are chosen for.
public enum ColorScheme: UInt8, CaseIterable, Sendable {
    case light
    case dark
}
