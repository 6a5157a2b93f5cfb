/// The sizes and line pitches of the text styles on each platform, as Apple's Human Interface Guidelines list them.
enum StyleTable {
    /// A style's size and line pitch in points.
    struct Row {
        let size: Double
        let leading: Double
    }

    /// The row of a style at a Dynamic Type size.
    static func row(_ style: TextStyle, _ size: DynamicTypeSize, _ platform: TextPlatform) -> Row {
        let style = Int(style.rawValue)
        return switch platform {
        case .iOS: row(iOS, style * 12 + Int(size.rawValue))
        case .macOS: row(macOS, style)
        case .tvOS: row(tvOS, style)
        case .watchOS: row(watchOS, style * 9 + watchColumn(size))
        }
    }

    private static func row(_ table: [Double], _ index: Int) -> Row {
        Row(size: table[2 * index], leading: table[2 * index + 1])
    }

    /// watchOS has nine sizes: no medium, which counts as small, and nothing above accessibility3.
    private static func watchColumn(_ size: DynamicTypeSize) -> Int {
        min(8, size < .medium ? Int(size.rawValue) : Int(size.rawValue) - 1)
    }

    // A line a style from largeTitle to caption2: size and leading from xSmall to accessibility5.
    private static let iOS: [Double] = [
        31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60, 70,
        25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62, 58, 68,
        19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56, 66,
        17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55, 65,
        14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62,
        14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62,
        13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51, 60,
        12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50, 49, 58,
        12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44, 52,
        11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 28, 26, 32, 32, 39, 37, 44, 43, 51,
        11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41, 40, 48,
    ]

    private static let macOS: [Double] = [
        26, 32, 22, 26, 17, 22, 15, 20, 13, 16, 13, 16, 12, 15, 11, 14, 10, 13, 10, 13, 10, 13,
    ]

    // The guidelines have no largeTitle and no footnote: those are title and caption.
    private static let tvOS: [Double] = [
        76, 96, 76, 96, 57, 66, 48, 56, 38, 46, 29, 36, 31, 38, 38, 46, 25, 32, 25, 32, 23, 30,
    ]

    // From xSmall to accessibility3; the guidelines have no callout and no subheadline: those are caption.
    private static let watchOS: [Double] = [
        30, 32.5, 32, 34.5, 36, 38.5, 40, 42.5, 41, 43.5, 42, 44.5, 44, 46.5, 45, 47.5, 46, 48.5,
        28, 30.5, 30, 32.5, 34, 36.5, 38, 40.5, 39, 41.5, 40, 42.5, 42, 44.5, 43, 46, 44, 47,
        24, 26.5, 26, 28.5, 27, 30.5, 30, 32.5, 31, 33.5, 32, 34.5, 34, 41, 35, 37.5, 36, 38.5,
        17, 19.5, 18, 20.5, 19, 21.5, 20, 22.5, 21, 23.5, 22, 24.5, 24, 26.5, 25, 27.5, 26, 28.5,
        14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5, 21, 23.5, 22, 24.5, 23, 25.5,
        14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5, 21, 23.5, 22, 24.5, 23, 25.5,
        13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 18, 20.5, 19, 21.5, 20, 22.5,
        13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 18, 20.5, 19, 21.5, 20, 22.5,
        11, 13.5, 12, 14.5, 13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 16, 18.5, 17, 19.5, 18, 20.5,
        13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 18, 20.5, 19, 21.5, 20, 22.5,
        12, 14.5, 13, 15.5, 14, 16.5, 15, 17.5, 15, 18.5, 17, 19.5, 17, 19.5, 18, 20.5, 19, 21.5,
    ]
}
