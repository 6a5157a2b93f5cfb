import ViewBase
import ViewLayout
import ViewRuntime
import ViewTree

/// A window in which views live: taps and text reach them, their states change, and what they show follows.
public final class LayoutHost {
    private let name: String
    private let host: ViewHost
    private let screen: LiveScreen
    private var environment: LoadedEnvironment

    /// Shows a view in a window of a size.
    public init<Root: View>(
        _ view: @autoclosure @escaping () -> Root, named name: String = Root.viewName, proposal: ProposedViewSize,
        environment: LayoutEnvironment = LayoutEnvironment()
    ) {
        let loaded = LoadedEnvironment(environment)
        let assets = AssetFolders(environment.assetFolders)
        let (maker, _) = ContentMaker<Double>.forHost(loaded.values, assets)
        let host = ViewHost(maker)
        let views = { AnyView(view()) }
        self.host = host
        self.name = name
        self.environment = loaded
        screen = LiveScreen(
            of: { [unowned host] maker in
                host.begin(maker)
                return host.content(views())
            }, loaded.values, in: loaded.window(proposal), assets: assets)
    }

    // MARK: What is seen

    /// What is shown now; a gesture that waits for another tap has run.
    public var report: LayoutReport {
        screen.endTaps()
        let errors =
            environment.errors + screen.diagnostics.filter { $0.severity == .error }.map { $0.message }
        return LayoutReport(errors.isEmpty ? screen.report(name) : nil, errors)
    }

    /// The frame of the view of a name, in the window's coordinates; nil where none is shown.
    public func frame(of name: String) -> CGRect? { report.frame(of: name) }

    // MARK: What happens

    /// Taps in the middle of the view of a name; false where none is shown. Two in a row are a double one.
    @discardableResult
    public func tap(named name: String) -> Bool {
        guard let node = screen.nodes(named: name).first else { return false }
        screen.tap(at: screen.middle(of: node))
        return true
    }

    /// Taps at a point of the window.
    public func tap(at point: CGPoint) { screen.tap(at: ViewLayout.Point(x: point.x, y: point.y)) }

    /// Taps the half that steps up, of the stepper at or below the view of a name; false where there is none.
    @discardableResult
    public func increment(_ name: String) -> Bool { step(name, isUp: true) }

    /// Taps the half that steps down, of the stepper at or below the view of a name; false where there is none.
    @discardableResult
    public func decrement(_ name: String) -> Bool { step(name, isUp: false) }

    private func step(_ name: String, isUp: Bool) -> Bool {
        screen.endTaps()
        guard let node = screen.nodes(named: name).first, let half = screen.half(ofStepperIn: node, isUp: isUp) else {
            return false
        }
        screen.tap(at: half)
        return true
    }

    /// Types text into the field at or below the view of a name; false where there is none.
    @discardableResult
    public func type(_ text: String, into name: String) -> Bool {
        guard let node = screen.nodes(named: name).first else { return false }
        return screen.type(text, into: node)
    }

    /// Empties the field at or below the view of a name; false where there is none.
    @discardableResult
    public func clear(_ name: String) -> Bool {
        guard let node = screen.nodes(named: name).first else { return false }
        return screen.clear(node)
    }

    /// Lets seconds pass.
    public func wait(_ seconds: Double) { screen.wait(seconds) }

    /// Changes the window and the reader's settings.
    public func change(proposal: ProposedViewSize, environment: LayoutEnvironment? = nil) {
        if let environment { self.environment = LoadedEnvironment(environment) }
        screen.change(self.environment.values, self.environment.window(proposal))
    }

    /// Runs a change of what the views show from outside, and lets them follow.
    public func update(_ change: () -> Void) { screen.update(change) }
}
