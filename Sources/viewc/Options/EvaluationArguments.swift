import ViewBase
import ViewCompiler
import ViewText
import ViewTree

/// The options of every command that evaluates a view.
enum EvaluationArguments {
    static let table: [OptionSpec] = screen + surroundings

    /// Those of the table whose names are not among some.
    static func table(but names: Set<String>) -> [OptionSpec] { table.filter { !names.contains($0.name) } }

    /// Those that say what is shown, and where.
    private static let screen: [OptionSpec] = [
        OptionSpec("--view", "NAME", "the view, or the preview's title (the first preview, else the last view)"),
        OptionSpec("--arg", "NAME=EXPR", "a parameter's value, in the language", isRepeatable: true),
        OptionSpec("--state", "NAME=EXPR", "a state's first value, in the language", isRepeatable: true),
        OptionSpec(
            "--size", "WxH", "the window: numbers, `ideal` or `inf` (the preview's, else 390x844)", isRepeatable: true),
        OptionSpec("--device", "NAME", "a device's size, scale, safe area and size classes: iPhoneSE3"),
        OptionSpec("--safe-area", "T,L,B,R", "top, leading, bottom and trailing insets in points"),
        OptionSpec("--orientation", "NAME", "landscapeLeft; a list with commas is a history"),
        OptionSpec("--keyboard", "HEIGHT", "the keyboard's height in points; a list with commas is a history"),
        OptionSpec("--dynamic-type", "NAME", "the text size: xSmall … large … accessibility5"),
        OptionSpec("--locale", "TAG", "the language: en, ja, pt-BR"),
        OptionSpec("--rtl", nil, "lay out from right to left"),
        OptionSpec("--color-scheme", "NAME", "light or dark"),
        OptionSpec("--scale", "N", "pixels a point (the device's, else 3)"),
        OptionSpec("--pixel-round", nil, "frames on the pixel grid instead of exact ones"),
        OptionSpec("--at", "SECONDS", "the time since the last change of a history (the end of all movement)"),
        .planned("--jobs", "N"),
    ]

    /// Those that hold for everything that is shown.
    static let surroundings: [OptionSpec] = [
        OptionSpec("--platform", "NAME", "iOS, macOS, tvOS or watchOS"),
        OptionSpec("--text-metrics", "NAME", "default, or fixed: round widths for tests done by hand"),
        OptionSpec(
            "--font", "FILE",
            "a TrueType or OpenType file: the first family stands for the system font, all are found "
                + "by name", isRepeatable: true),
        OptionSpec(
            "--assets", "DIR", "where images are looked for first, before their own file's folder", isRepeatable: true),
        OptionSpec(
            "--strings", "FILE",
            "texts by their keys: .xcstrings, or .strings and .stringsdict in folders like de.lproj; before "
                + "those of Localizable.xcstrings beside the file",
            isRepeatable: true),
    ]
}

extension ParsedArguments {
    /// What the evaluation options ask for.
    func evaluationOptions() throws(UsageError) -> EvaluationOptions {
        try evaluationOptions(
            dynamicType: one("--dynamic-type", among: OptionText.dynamicTypeNames) { OptionText.dynamicTypeSize($0) })
    }

    /// What they ask for where a command has its own option for the text size.
    func evaluationOptions(dynamicType: DynamicTypeSize?) throws(UsageError) -> EvaluationOptions {
        var options = EvaluationOptions()
        options.view = value("--view")
        options.arguments = try named("--arg")
        options.states = try named("--state")
        options.sizes = try each("--size", "like 320x480, idealx480 or 320xinf") { OptionText.size($0) }
        options.device = try device()
        options.safeArea = try one("--safe-area", "four lengths like 47,0,34,0") { OptionText.insets($0) }
        options.orientations =
            try one("--orientation", among: OptionText.orientationNames) { OptionText.orientations($0) } ?? []
        options.keyboardHeights = try one("--keyboard", "lengths like 216 or 0,216") { OptionText.lengths($0) } ?? []
        options.dynamicTypeSize = dynamicType
        options.platform = try one("--platform", among: OptionText.platformNames) { OptionText.platform($0) }
        options.locale = try one("--locale", "a language tag like ja or pt-BR") { OptionText.locale($0) }
        if has("--rtl") { options.layoutDirection = .rightToLeft }
        options.colorScheme = try one("--color-scheme", among: ["light", "dark"]) { OptionText.colorScheme($0) }
        options.scale = try one("--scale", "a number from 0.1 to 10000") {
            OptionText.length($0).flatMap { (0.1...10_000).contains($0) ? $0 : nil }
        }
        options.time = try one("--at", "seconds") { OptionText.length($0) }
        options.roundsToPixels = has("--pixel-round")
        options.textMetrics = try one("--text-metrics", "default or fixed") { OptionText.textMetrics($0) }
        options.fonts = FontBook(try fonts())
        options.fontPaths = values("--font")
        options.strings = LocalizedStrings(joining: try strings())
        options.stringsPaths = values("--strings")
        options.assetFolders = try assetFolders()
        return options
    }

    /// The values that an option gives to names, to each one at most.
    private func named(_ option: String) throws(UsageError) -> [NamedText] {
        let given = try each(option, "name=expression") { OptionText.named($0) }
        var names: Set<String> = []
        for item in given where !names.insert(item.name).inserted {
            throw UsageError("`\(option)` gives `\(item.name)` twice")
        }
        return given
    }

    /// The texts of the files given.
    private func strings() throws(UsageError) -> [LocalizedStrings] {
        var result: [LocalizedStrings] = []
        for path in values("--strings") {
            switch FileReader.regularFile(path) {
            case .failure(let reason): throw UsageError("`--strings`: cannot read `\(path)`: \(reason)")
            case .bytes(let bytes):
                do throws(StringsError) {
                    result.append(try LocalizedStrings.read(path, bytes))
                } catch {
                    throw UsageError("`--strings`: `\(path)`: \(error.text)")
                }
            }
        }
        return result
    }

    /// The fonts of the files given; those of a collection all.
    private func fonts() throws(UsageError) -> [FontFile] {
        var result: [FontFile] = []
        for path in values("--font") {
            switch FileReader.regularFile(path) {
            case .failure(let reason): throw UsageError("`--font`: cannot read `\(path)`: \(reason)")
            case .bytes(let bytes):
                let fonts = FontShaping.fonts(in: bytes)
                if fonts.isEmpty { throw UsageError("`--font`: `\(path)` is no TrueType or OpenType font") }
                result += fonts
            }
        }
        return result
    }

    /// The folders for images.
    func assetFolders() throws(UsageError) -> [String] {
        let folders = values("--assets")
        for folder in folders where !FileReader.isFolder(folder) {
            throw UsageError("`--assets`: `\(folder)` is no folder")
        }
        return folders
    }

    private func device() throws(UsageError) -> Device? {
        guard let name = value("--device") else { return nil }
        if let device = Device.named(name) { return device }
        let suggestion = Device.nearest(to: name)
        let hint = suggestion == nil ? "; `viewc devices` lists them" : ""
        throw UsageError("no device `\(name)`\(hint)", suggestion: suggestion)
    }

    /// The value of an option that names one of some values.
    private func one<Value>(
        _ name: String, among names: [String], _ read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let text = value(name) else { return nil }
        if let value = read(text) { return value }
        throw UsageError(
            "`\(name)` takes one of \(names.joined(separator: ", ")), not `\(text)`",
            suggestion: Spelling.completion(of: text, among: names))
    }

    /// The value of an option that may be given once, read by `read`.
    func one<Value>(
        _ name: String, _ expected: String, _ read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        try each(name, expected, read).first
    }

    /// The values of an option, each read by `read`.
    private func each<Value>(
        _ name: String, _ expected: String, _ read: (String) -> Value?
    ) throws(UsageError) -> [Value] {
        var result: [Value] = []
        for text in values(name) {
            guard let value = read(text) else { throw UsageError("`\(name)` takes \(expected), not `\(text)`") }
            result.append(value)
        }
        return result
    }
}
