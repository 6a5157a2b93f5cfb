/// Whether there is little or much room along one axis.
public enum SizeClass: UInt8, CaseIterable, Sendable {
    case compact
    case regular
}
