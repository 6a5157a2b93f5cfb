/// Which parts of a label are shown.
public enum LabelStyle: UInt8, CaseIterable, Sendable {
    case automatic
    case titleAndIcon
    case titleOnly
    case iconOnly
}
