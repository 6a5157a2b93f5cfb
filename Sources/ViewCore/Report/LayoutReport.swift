import ViewBase
import ViewLayout
import ViewRuntime
import ViewTree

/// What became of a view's layout: every view and modifier with its frame and facts.
public struct LayoutReport: Sendable {
    private let report: Report?
    /// What went wrong; there is no report then.
    public let errors: [String]

    init(_ report: Report?, _ errors: [String]) {
        self.report = report
        self.errors = errors
    }

    /// Lays a view out in a window of a size.
    public init<Root: View>(
        _ view: Root, named name: String = Root.viewName, proposal: ProposedViewSize,
        environment: LayoutEnvironment = LayoutEnvironment()
    ) {
        let reports = LayoutReport.reports(view, named: name, sizes: [proposal], environment: environment)
        self.init(reports[0].report, reports[0].errors)
    }

    /// The reports of a view in windows of several sizes; they share one tree.
    public static func reports<Root: View>(
        _ view: Root, named name: String = Root.viewName, sizes: [ProposedViewSize],
        environment: LayoutEnvironment = LayoutEnvironment()
    ) -> [LayoutReport] {
        let loaded = LoadedEnvironment(environment)
        guard loaded.errors.isEmpty else { return sizes.map { _ in LayoutReport(nil, loaded.errors) } }
        let assets = AssetFolders(environment.assetFolders)
        let (maker, root) = ContentMaker<Double>.forHost(loaded.values, assets)
        let host = ViewHost(maker)
        return withExtendedLifetime(host) {
            let screen = maker.makeScreen(host.content(view), at: root)
            let reports = sizes.map { size in
                let window = loaded.window(size)
                let placements = screen.layout(window.proposal, in: window.layoutContext)
                let report = Report(view: name, window: window, placements: placements, infos: screen.infos)
                return window.roundsToPixels ? report.rounded(to: PixelGrid(scale: window.scale)) : report
            }
            let errors = screen.diagnostics.filter { $0.severity == .error }.map { $0.message }
            return reports.map { LayoutReport(errors.isEmpty ? $0 : nil, errors) }
        }
    }

    /// The report without the warnings at some places.
    func without(_ places: [Int]) -> LayoutReport { LayoutReport(report?.without(places), errors) }

    /// The report, or in its place the warnings of some codes as errors; `warnings` stands for all.
    func denying(_ codes: [String]) -> LayoutReport {
        let denied = (report?.warnings ?? []).filter { codes.contains("warnings") || codes.contains($0.code.text) }
        return denied.isEmpty ? self : LayoutReport(nil, errors + denied.map { $0.message })
    }

    /// The report as a JSON object, UTF-8, the same bytes as `viewc layout --format json` prints; empty after errors.
    public var json: [UInt8] { report?.json() ?? [] }

    /// The report as an indented tree, one node a line; empty after errors.
    public var text: [UInt8] { report?.text() ?? [] }

    /// The size that the root took.
    public var size: CGSize {
        let frame = report?.nodes.first?.frame
        return CGSize(width: frame?.width ?? 0, height: frame?.height ?? 0)
    }

    /// The frame of the node of a name, in the window's coordinates; nil where no such node is shown.
    public func frame(of name: String) -> CGRect? {
        guard let frame = report?.nodes.first(where: { $0.name == name })?.frame else { return nil }
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}
