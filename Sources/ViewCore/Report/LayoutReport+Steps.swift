import ViewBase
import ViewLayout
import ViewRuntime
import ViewTree

extension LayoutReport {
    /// The reports of a view, one for each of the last step's sizes, some seconds after the last step; none where there
    /// are no steps.
    public static func reports<Root: View>(
        _ view: Root, named name: String = Root.viewName, steps: [LayoutStep], time: Double
    ) -> [LayoutReport] {
        guard let last = steps.last else { return [] }
        let loaded = steps.map { LoadedEnvironment($0.environment) }
        if let failed = loaded.first(where: { !$0.errors.isEmpty }) {
            return last.sizes.map { _ in LayoutReport(nil, failed.errors) }
        }
        let assets = AssetFolders(last.environment.assetFolders)
        return last.sizes.indices.map { index in
            let (maker, _) = ContentMaker<Double>.forHost(loaded[0].values, assets)
            let host = ViewHost(maker)
            return withExtendedLifetime(host) {
                let windows = steps.indices.map { loaded[$0].window(steps[$0].sizes[index]) }
                let screen = LiveScreen(
                    of: { [unowned host] maker in
                        host.begin(maker)
                        return host.content(view)
                    }, loaded[0].values, in: windows[0], assets: assets, runsHandlers: false)
                for step in steps.indices.dropFirst() { screen.change(loaded[step].values, windows[step]) }
                screen.wait(time)
                let errors = screen.diagnostics.filter { $0.severity == .error }.map { $0.message }
                let report = screen.report(name)
                let window = windows[windows.count - 1]
                let shown = window.roundsToPixels ? report.rounded(to: PixelGrid(scale: window.scale)) : report
                return LayoutReport(errors.isEmpty ? shown : nil, errors)
            }
        }
    }

    /// Prints the JSON of those reports and ends the program; after errors nothing is printed, and the status is 1.
    /// `silenced` are for each size the places of the warnings that are left out, `denied` the codes of those that count
    /// as errors, `warnings` standing for all.
    public static func run<Root: View>(
        _ view: Root, named name: String = Root.viewName, steps: [LayoutStep], time: Double, silenced: [[Int]] = [],
        denied: [String] = []
    ) -> Never {
        end(reports(view, named: name, steps: steps, time: time), silenced, denied)
    }
}
