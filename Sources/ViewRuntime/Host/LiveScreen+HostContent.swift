import ViewIR
import ViewLayout
import ViewTree

/// Live screens of a host.
extension LiveScreen {
    /// A live screen of what a host makes, asked for again in each evaluation with the maker that it goes to.
    package convenience init(
        of content: @escaping (ContentMaker<Double>) -> HostContent<Double>, _ environment: EnvironmentValues,
        in window: WindowContext, assets: AssetProvider, runsHandlers: Bool = true
    ) {
        self.init(
            Program(), host: nil, environment, in: window, budget: EvaluationBudget(), assets: assets,
            runsHandlers: runsHandlers)
        show(.host(content), environment, in: window)
    }

    /// Sets what a host keeps outside the evaluator and lets the screen follow.
    package func update(_ change: () -> Void) {
        endTaps()
        event {
            change()
            machine.effects.version += 1
        }
    }
}
