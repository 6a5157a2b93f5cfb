/// How an element comes and goes, by the member that says so.
public enum TransitionKind: UInt8, CaseIterable, Hashable, Sendable {
    /// Without moving: `identity`.
    case still
    case fade
    /// 0 scale, 1 anchor; from nothing, around the middle, where they are left out.
    case scale
    case slide
    /// 0 edge.
    case move
    /// 0 edge.
    case push
    /// 0 x, 1 y.
    case offset
    /// 0 insertion, 1 removal.
    case asymmetric
    /// 0 the other one; the receiver is a transition.
    case combined
    /// 0 animation (`Animation?`); the receiver is a transition.
    case animated
}
