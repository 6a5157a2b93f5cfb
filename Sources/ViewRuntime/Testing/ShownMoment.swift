import ViewTree

/// What a screen shows at one moment: what is painted and where everything stands.
public struct ShownMoment: Hashable, Sendable {
    public let display: DisplayList
    public let report: Report

    /// The moment of a live screen, under a name; nil where it does not note what is painted.
    init?(_ screen: LiveScreen, _ name: String) {
        guard screen.makesLooks else { return nil }
        display = screen.displayList
        report = screen.report(name)
    }
}
