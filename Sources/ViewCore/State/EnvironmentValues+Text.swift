import ViewRuntime
import ViewText
import ViewTree

/// How text is set, and the size of symbols.
extension EnvironmentValues {
    /// The font of text that sets none.
    public var font: Font? {
        get { values.font.map { Font($0) } }
        set { values.font = newValue?.request }
    }

    /// The greatest number of lines of a text.
    public var lineLimit: Int? {
        get { values.paragraph.lineLimit.upper }
        set { values.paragraph.lineLimit = LineLimit(upper: newValue.map { LineCounts.counted(Int64($0)) }) }
    }

    public var multilineTextAlignment: TextAlignment {
        get { TextAlignment(rawValue: values.paragraph.alignment.rawValue) ?? .leading }
        set { values.paragraph.alignment = ViewText.TextAlignment(rawValue: newValue.rawValue) ?? .leading }
    }

    public var truncationMode: Text.TruncationMode {
        get { Text.TruncationMode(rawValue: values.paragraph.truncation.rawValue) ?? .tail }
        set { values.paragraph.truncation = ViewText.TruncationMode(rawValue: newValue.rawValue) ?? .tail }
    }

    public var minimumScaleFactor: CGFloat {
        get { values.paragraph.minimumScaleFactor }
        set { values.paragraph.minimumScaleFactor = newValue }
    }

    public var lineSpacing: CGFloat {
        get { values.paragraph.lineSpacing }
        set { values.paragraph.lineSpacing = newValue }
    }

    public var allowsTightening: Bool {
        get { values.paragraph.allowsTightening }
        set { values.paragraph.allowsTightening = newValue }
    }

    public var textCase: Text.Case? {
        get { values.paragraph.textCase.flatMap { Text.Case(rawValue: $0.rawValue) } }
        set { values.paragraph.textCase = newValue.flatMap { ViewText.TextCase(rawValue: $0.rawValue) } }
    }

    public var imageScale: Image.Scale {
        get { Image.Scale(rawValue: values.imageScale.rawValue) ?? .medium }
        set { values.imageScale = ImageScale(rawValue: newValue.rawValue) ?? .medium }
    }
}
