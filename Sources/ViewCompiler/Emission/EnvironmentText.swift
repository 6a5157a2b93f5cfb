import ViewBase
import ViewSwift
import ViewText
import ViewTree

/// What an evaluation's surroundings are as arguments of `LayoutEnvironment`, those at their defaults left out.
enum EnvironmentText {
    static func arguments(_ setting: Setting, _ options: EvaluationOptions, of path: String) -> [String] {
        let values = setting.environment
        var result: [String] = []
        let orientations = history(values.orientation)
        if !orientations.isEmpty { result.append("orientations: [\(orientations.joined(separator: ", "))]") }
        if values.keyboardHeight != 0 { result.append("keyboardHeight: \(values.keyboardHeight)") }
        if let window = setting.windows.first, window.rootInSafeArea {
            let insets = values.safeAreaInsets
            result.append(
                "safeArea: EdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), "
                    + "trailing: \(insets.trailing))")
        }
        if values.dynamicTypeSize != .large {
            result.append("dynamicTypeSize: .\(OptionText.dynamicTypeNames[Int(values.dynamicTypeSize.rawValue)])")
        }
        if values.platform != .iOS {
            result.append("platform: .\(OptionText.platformNames[Int(values.platform.rawValue)])")
        }
        if values.locale != "en" { result.append("locale: Locale(identifier: \(SwiftLiteral.quoted(values.locale)))") }
        if values.layoutDirection != .leftToRight { result.append("layoutDirection: .rightToLeft") }
        if values.colorScheme != .light { result.append("colorScheme: .dark") }
        if values.displayScale != 3 { result.append("displayScale: \(values.displayScale)") }
        if let width = values.horizontalSizeClass { result.append("horizontalSizeClass: \(text(width))") }
        if let height = values.verticalSizeClass { result.append("verticalSizeClass: \(text(height))") }
        if values.textMetrics != .standard { result.append("textMetrics: .fixed") }
        if options.roundsToPixels { result.append("roundsToPixels: true") }
        let own = SourcePath.folder(path)
        result.append("assetFolders: \(list(options.assetFolders + [own.isEmpty ? "." : own]))")
        if !options.fontPaths.isEmpty { result.append("fonts: \(list(options.fontPaths))") }
        if !options.stringsPaths.isEmpty { result.append("strings: \(list(options.stringsPaths))") }
        return result
    }

    private static func list(_ paths: [String]) -> String {
        var text = ""
        for path in paths { text += (text.isEmpty ? "" : ", ") + SwiftLiteral.quoted(path) }
        return "[\(text)]"
    }

    /// The orientations that lead to a history: the last valid one, then the present one.
    private static func history(_ history: OrientationHistory) -> [String] {
        var values: [Orientation] = []
        if let valid = history.lastValid { values.append(valid) }
        if history.present != .unknown, history.present != history.lastValid { values.append(history.present) }
        return values.map { ".\(OptionText.orientationNames[Int($0.rawValue)])" }
    }

    private static func text(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? ".compact" : ".regular" }
}
