import ViewBase

/// What has changed since the last evaluation.
struct LiveChange {
    /// The places in storage, and constants of components, as slots.
    var slots: Set<Int32>
    /// By environment: the parts that are others; empty where no environment has changed.
    var parts: [EnvironmentParts]

    init(slots: Set<Int32>, parts: [EnvironmentParts] = []) {
        self.slots = slots
        self.parts = parts
    }

    /// Whether some parts of an environment have changed.
    func concerns(_ read: EnvironmentParts, of environment: EnvironmentID) -> Bool {
        environment.index < parts.count && !parts[environment.index].isDisjoint(with: read)
    }
}
