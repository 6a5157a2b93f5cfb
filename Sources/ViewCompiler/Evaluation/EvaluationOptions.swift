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
    /// Pixels a point.
    public var scale: Double?
    /// Whether frames are reported on the pixel grid.
    public var roundsToPixels = false
    public var textMetrics: TextMetrics?
    /// The fonts given as files; the first one's family stands for the system font.
    public var fonts = FontBook()
    /// The folders in which images are looked for, before the folder of the file that names them.
    public var assetFolders: [String] = []
    /// Whether reports say where in the source each node comes from.
    public var showsLocations = false
    /// The names, as paths, of the nodes whose frames are explained.
    public var explained: [String] = []

    public init() {}
}
