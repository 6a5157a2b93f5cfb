import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewText
import ViewTree

/// A preview as `lint` looks at it: as declared, in a narrower window, at larger text sizes.
struct PreviewScreens {
    /// The preview's title.
    let title: String
    /// The preview at its own size; nil where it cannot be evaluated.
    let declared: PlacedScreen?
    /// What went wrong in evaluation, and what the layout itself warns of.
    let diagnostics: [Diagnostic]

    private let preview: PreviewID
    private let program: Program
    private let assets: AssetFiles
    private let setting: Setting
    private let screen: EvaluatedScreen

    init(_ preview: PreviewID, _ program: Program, _ assets: AssetFiles, _ options: EvaluationOptions) {
        self.preview = preview
        self.program = program
        self.assets = assets
        title = program.previews[preview].title ?? "preview"
        setting = Setting(options, .preview(preview), of: program)
        screen = PreviewScreens.evaluate(preview, program, setting.environment, assets)
        let window = setting.windows[0]
        let placed = PreviewScreens.place(screen, in: window)
        declared = screen.hasErrors ? nil : placed
        var found = setting.diagnostics + screen.diagnostics
        if !screen.hasErrors {
            for notice in placed.placements.notices {
                guard let origin = screen.infos[notice.node.index].origin else { continue }
                found.append(Diagnostic(notice.code, .warning, notice.message, origin))
            }
        }
        diagnostics = found
    }

    /// The end of a sentence about what the preview shows.
    var place: String {
        let window = setting.windows[0]
        return "in the preview \"" + title + "\" at " + PreviewScreens.points(window.width) + "×"
            + PreviewScreens.points(window.height)
    }

    /// A length to tenths of a point, as people read it.
    static func points(_ length: Double?) -> String {
        guard let length, length.isFinite else { return "ideal" }
        return Decimal.text((length * 10).rounded() / 10)
    }

    /// The same screen in a window of another width.
    func placed(width: Double) -> PlacedScreen {
        var window = setting.windows[0]
        window.width = width
        return PreviewScreens.place(screen, in: window)
    }

    /// The text size that the preview is shown at.
    var dynamicTypeSize: DynamicTypeSize { setting.environment.dynamicTypeSize }

    /// The preview at another text size; nil where it cannot be evaluated.
    func placed(_ size: DynamicTypeSize) -> PlacedScreen? {
        var environment = setting.environment
        environment.dynamicTypeSize = size
        let screen = PreviewScreens.evaluate(preview, program, environment, assets)
        let placed = PreviewScreens.place(screen, in: setting.windows[0])
        return screen.hasErrors ? nil : placed
    }

    private static func evaluate(
        _ preview: PreviewID, _ program: Program, _ environment: EnvironmentValues, _ assets: AssetFiles
    ) -> EvaluatedScreen {
        var input = EvaluationInput(.preview(preview))
        input.environment = environment
        return Evaluator.evaluate(program, input, assets: assets)
    }

    private static func place(_ screen: EvaluatedScreen, in window: WindowContext) -> PlacedScreen {
        PlacedScreen(screen, screen.layout(window.proposal, in: window.layoutContext), in: window)
    }
}
