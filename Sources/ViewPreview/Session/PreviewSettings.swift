import ViewBase
import ViewCompiler
import ViewTree

/// What a page's switches say; what is nil stays as the command's options have it.
package struct PreviewSettings: Hashable, Sendable {
    var view: String?
    var device: Device?
    var size: WindowSize?
    var orientation: Orientation?
    var textSize: String?
    var colorScheme: String?
    var locale: String?
    var isRightToLeft = false
    var showsKeyboard = false
    var showsFrames = false

    init() {}

    /// The settings that an object says, an empty text standing for nothing said; nil where it says what is not known.
    init?(_ json: JSONValue) {
        func text(_ key: String) -> String? { json[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
        view = text("view")
        textSize = text("textSize")
        colorScheme = text("colorScheme")
        locale = text("locale")
        isRightToLeft = json["rightToLeft"]?.bool ?? false
        showsKeyboard = json["keyboard"]?.bool ?? false
        showsFrames = json["frames"]?.bool ?? false
        if let name = text("device") {
            guard let device = Device.named(name) else { return nil }
            self.device = device
        }
        if let text = text("size") {
            guard let size = OptionText.size(text) else { return nil }
            self.size = size
        }
        if let name = text("orientation") {
            guard let orientation = OptionText.orientations(name)?.last else { return nil }
            self.orientation = orientation
        }
        if let textSize, OptionText.dynamicTypeSize(textSize) == nil { return nil }
        if let colorScheme, OptionText.colorScheme(colorScheme) == nil { return nil }
        if let locale, OptionText.locale(locale) == nil { return nil }
    }

    /// Options with what the switches say in the place of their own.
    func applied(to options: EvaluationOptions) -> EvaluationOptions {
        var result = options
        if let view {
            result.view = view
            result.arguments = []
            result.states = []
        }
        if let device {
            result.device = device
            result.sizes = []
        }
        if let size {
            result.device = nil
            result.sizes = [size]
        }
        if let orientation { result.orientations = [orientation] }
        if let textSize { result.dynamicTypeSize = OptionText.dynamicTypeSize(textSize) }
        if let colorScheme { result.colorScheme = OptionText.colorScheme(colorScheme) }
        if let locale { result.locale = OptionText.locale(locale) }
        if isRightToLeft { result.layoutDirection = .rightToLeft }
        result.draws = true
        return result
    }

    /// The screen that the switches choose of a program, with the keyboard where one is to be shown: as high as the
    /// command's options say, or as the device's, or as that of the smallest iPhones.
    func chosenScreen(of compilation: Compilation, _ options: EvaluationOptions) throws(OptionProblem) -> ChosenScreen {
        var options = applied(to: options)
        let chosen = try compilation.chosenScreen(options)
        guard showsKeyboard, options.keyboardHeights.last ?? 0 <= 0 else { return chosen }
        options.keyboardHeights = [chosen.deviceKeyboard ?? 216]
        return try compilation.chosenScreen(options)
    }
}
