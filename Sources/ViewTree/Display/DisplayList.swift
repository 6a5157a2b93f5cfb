import ViewLayout

/// All that a screen paints in one window, from back to front, in plain values: what pictures are made of.
///
/// It stands beside the report of the same layout; both name nodes by the same ids.
public struct DisplayList: Hashable, Sendable {
    /// The size of the picture in points: the window's, or that of the content where the window has none.
    public let width: Double
    public let height: Double
    /// The appearance of the window's ground.
    public let scheme: ColorScheme
    /// The parts of the window's edges that are covered, leading being the left one.
    public let safeArea: SafeAreaInsets
    public let keyboardHeight: Double
    public let items: [DisplayItem]

    public init(
        width: Double, height: Double, scheme: ColorScheme, safeArea: SafeAreaInsets = .zero,
        keyboardHeight: Double = 0, items: [DisplayItem]
    ) {
        self.width = width
        self.height = height
        self.scheme = scheme
        self.safeArea = safeArea
        self.keyboardHeight = keyboardHeight
        self.items = items
    }
}
