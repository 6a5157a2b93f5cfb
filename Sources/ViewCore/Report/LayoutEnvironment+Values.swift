import ViewText
import ViewTree

extension LayoutEnvironment {
    /// What the root of the tree inherits, but for what files say.
    var values: ViewTree.EnvironmentValues {
        var values = EnvironmentValues()
        inherited(&values)
        values.dynamicTypeSize = dynamicTypeSize
        values.layoutDirection = layoutDirection
        values.colorScheme = colorScheme
        values.locale = locale
        values.horizontalSizeClass = horizontalSizeClass
        values.verticalSizeClass = verticalSizeClass
        values.displayScale = displayScale
        values.keyboardHeight = keyboardHeight
        for orientation in orientations { values.orientation = orientation }
        var result = values.values
        result.safeAreaInsets = insets
        result.textMetrics = textMetrics == .fixed ? .fixed : .standard
        switch platform {
        case .iOS: result.platform = .iOS
        case .macOS: result.platform = .macOS
        case .tvOS: result.platform = .tvOS
        case .watchOS: result.platform = .watchOS
        }
        return result
    }

    private var insets: SafeAreaInsets {
        guard let safeArea else { return .zero }
        return SafeAreaInsets(
            top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom, trailing: safeArea.trailing)
    }
}
