import ViewText
import ViewTree

/// The window and the reader's settings that views are laid out in.
public struct LayoutEnvironment: Sendable {
    /// What text is measured by.
    public enum Metrics: Hashable, Sendable {
        /// As an iPhone measures it.
        case `default`
        /// By round numbers, for figures worked out by hand.
        case fixed
    }

    /// The system whose text sizes count.
    public enum Platform: Hashable, Sendable {
        case iOS, macOS, tvOS, watchOS
    }

    /// The orientations the window has had, the present one last.
    public var orientations: [UIDeviceOrientation]
    public var keyboardHeight: CGFloat
    /// The covered parts of the window's edges; the root stands inside them. Nil for none.
    public var safeArea: EdgeInsets?
    public var dynamicTypeSize: DynamicTypeSize
    public var platform: Platform
    public var locale: Locale
    public var layoutDirection: LayoutDirection
    public var colorScheme: ColorScheme
    /// Pixels a point.
    public var displayScale: CGFloat
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    public var textMetrics: Metrics
    /// Whether frames are reported on the pixel grid.
    public var roundsToPixels: Bool
    /// The folders in which images are looked for.
    public var assetFolders: [String]
    /// The files of fonts to measure with; the first one's family stands for the system font.
    public var fonts: [String]
    /// The files of texts by their keys: `.xcstrings`, or `.strings` and `.stringsdict` in folders like `de.lproj`.
    public var strings: [String]
    /// Sets what else the root inherits, its font for one.
    public var inherited: @Sendable (inout EnvironmentValues) -> Void

    public init(
        orientations: [UIDeviceOrientation] = [], keyboardHeight: CGFloat = 0, safeArea: EdgeInsets? = nil,
        dynamicTypeSize: DynamicTypeSize = .large, platform: Platform = .iOS,
        locale: Locale = Locale(identifier: "en"), layoutDirection: LayoutDirection = .leftToRight,
        colorScheme: ColorScheme = .light, displayScale: CGFloat = 3,
        horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
        textMetrics: Metrics = .default, roundsToPixels: Bool = false, assetFolders: [String] = [],
        fonts: [String] = [], strings: [String] = [],
        inherited: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.orientations = orientations
        self.keyboardHeight = keyboardHeight
        self.safeArea = safeArea
        self.dynamicTypeSize = dynamicTypeSize
        self.platform = platform
        self.locale = locale
        self.layoutDirection = layoutDirection
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.textMetrics = textMetrics
        self.roundsToPixels = roundsToPixels
        self.assetFolders = assetFolders
        self.fonts = fonts
        self.strings = strings
        self.inherited = inherited
    }
}
