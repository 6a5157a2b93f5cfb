import ViewText
import ViewTree

/// An environment with the files that it names read.
struct LoadedEnvironment {
    /// What the root of the tree inherits.
    let values: ViewTree.EnvironmentValues
    /// What could not be read.
    let errors: [String]
    private let environment: LayoutEnvironment

    init(_ environment: LayoutEnvironment) {
        self.environment = environment
        var values = environment.values
        var errors: [String] = []
        var fonts: [FontFile] = []
        for path in environment.fonts {
            let found = FontFile.all(in: FileContents.of(path) ?? [])
            if found.isEmpty { errors.append("`\(path)` is no font that can be read") }
            fonts += found
        }
        values.fonts = FontBook(fonts)
        var strings: [LocalizedStrings] = []
        for path in environment.strings {
            guard let bytes = FileContents.of(path) else {
                errors.append("`\(path)` cannot be read")
                continue
            }
            do throws(StringsError) {
                strings.append(try LocalizedStrings.read(path, bytes))
            } catch {
                errors.append("`\(path)`: \(error.text)")
            }
        }
        values.strings = LocalizedStrings(joining: strings)
        self.values = values
        self.errors = errors
    }

    /// The window of a size.
    func window(_ size: ProposedViewSize) -> WindowContext {
        var window = WindowContext(width: size.width, height: size.height, values)
        window.rootInSafeArea = environment.safeArea != nil
        window.roundsToPixels = environment.roundsToPixels
        return window
    }
}
