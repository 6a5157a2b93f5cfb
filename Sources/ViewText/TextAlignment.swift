/// Where the lines of a text stand in its width; leading is the right side in a right-to-left paragraph.
public enum TextAlignment: UInt8, CaseIterable, Sendable {
    case leading, center, trailing
}
