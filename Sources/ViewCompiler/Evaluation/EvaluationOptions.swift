import ViewText
import ViewTree

/// What an evaluation is told beside the program: what to show, with which values, in which window and environment.
///
/// What is nil or empty is left to the preview, the device and the defaults.
public struct EvaluationOptions: Sendable {
    /// The name of a view or the title of a preview.
    public var view: String?
    public var arguments: [NamedText] = []
    public var states: [NamedText] = []
    /// The windows to lay out in, one report each.
    public var sizes: [WindowSize] = []
    public var device: Device?
    public var safeArea: SafeAreaInsets?
    /// The orientations the window has had, the present one last.
    public var orientations: [Orientation] = []
    /// The heights the keyboard has had, the present one last.
    public var keyboardHeights: [Double] = []
    public var dynamicTypeSize: DynamicTypeSize?
    public var platform: TextPlatform?
    public var locale: String?
    public var layoutDirection: LayoutDirection?
    public var colorScheme: ColorScheme?
    /// The seconds since the last change of the histories; nil for the end of all movement.
    public var time: Double?
    /// Pixels a point.
    public var scale: Double?
    /// Whether frames are reported on the pixel grid.
    public var roundsToPixels = false
    public var textMetrics: TextMetrics?
    /// The fonts given as files; the first one's family stands for the system font.
    public var fonts = FontBook()
    /// The files that those fonts come from.
    public var fontPaths: [String] = []
    /// The texts by their keys, in all languages.
    public var strings = LocalizedStrings()
    /// The files that those texts come from.
    public var stringsPaths: [String] = []
    /// The folders in which images are looked for, before the folder of the file that names them.
    public var assetFolders: [String] = []
    /// Whether reports say where in the source each node comes from.
    public var showsLocations = false
    /// The names, as paths, of the nodes whose frames are explained.
    public var explained: [String] = []

    /// Whether the outcome has display lists beside the reports.
    public var draws = false
    /// Whether the frames of all nodes are explained, as far as the explanations do not grow beyond measure.
    public var explainsAll = false

    public init() {}

    /// The options as they were at each step of the histories, the last being these.
    var steps: [EvaluationOptions] {
        let count = max(1, orientations.count, keyboardHeights.count)
        return (0..<count).map { step in
            var options = self
            // The present values of both histories belong to the last step.
            options.orientations = Array(orientations.prefix(max(1, orientations.count - count + 1 + step)))
            options.keyboardHeights = Array(keyboardHeights.prefix(max(1, keyboardHeights.count - count + 1 + step)))
            return options
        }
    }
}
