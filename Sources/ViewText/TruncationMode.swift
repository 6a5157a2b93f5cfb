/// Where the last line of a text that does not fit is cut.
public enum TruncationMode: UInt8, CaseIterable, Sendable {
    case head, middle, tail
}
