/// The windows that views are laid out in, and what else is around them, at one step of its history.
public struct LayoutStep: Sendable {
    public var sizes: [ProposedViewSize]
    public var environment: LayoutEnvironment

    public init(sizes: [ProposedViewSize], environment: LayoutEnvironment = LayoutEnvironment()) {
        self.sizes = sizes
        self.environment = environment
    }
}
