/// How far an element is on the ways that its transition leads it: 0 away, 1 in its place.
public struct TransitionPhase: Hashable, Sendable {
    /// On the way of a transition that leads out as it leads in.
    public let both: Double
    /// On the way of one that only leads in.
    public let insertion: Double
    /// On the way of one that only leads out.
    public let removal: Double

    public init(both: Double, insertion: Double, removal: Double) {
        self.both = both
        self.insertion = insertion
        self.removal = removal
    }

    /// Of an element that begins to come.
    public static let coming = TransitionPhase(both: 0, insertion: 0, removal: 1)
    /// Of one in its place.
    public static let present = TransitionPhase(both: 1, insertion: 1, removal: 1)
    /// Of one that has gone.
    public static let gone = TransitionPhase(both: 0, insertion: 1, removal: 0)

    /// A part of the way to another phase.
    public func mixed(with other: TransitionPhase, by part: Double) -> TransitionPhase {
        TransitionPhase(
            both: both + (other.both - both) * part,
            insertion: insertion + (other.insertion - insertion) * part,
            removal: removal + (other.removal - removal) * part)
    }
}
