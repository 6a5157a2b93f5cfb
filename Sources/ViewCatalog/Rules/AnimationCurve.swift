/// The shape of a timed animation.
public enum AnimationCurve: UInt8, CaseIterable, Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
}
