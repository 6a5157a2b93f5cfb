import ViewCatalog
import ViewText
import ViewTree

/// What a snapshot was taken with: its first line.
enum SnapshotSettings {
    private static let start = "settings: "

    /// The line for what a screen shows now, its end included.
    static func text(_ screen: LiveScreen) -> [UInt8] {
        let environment = screen.environment
        var parts = [
            "scale " + FrameText.length(environment.displayScale),
            name(.dynamicTypeSize, environment.dynamicTypeSize.rawValue), environment.locale,
            name(.layoutDirection, environment.layoutDirection.rawValue),
            name(.colorScheme, environment.colorScheme.rawValue),
        ]
        if environment.textMetrics == .fixed { parts.append("fixed text metrics") }
        if !environment.fonts.fonts.isEmpty { parts.append("fonts of files") }
        return Array((start + parts.joined(separator: ", ") + "\n").utf8)
    }

    /// The settings that a snapshot's file names; nil where it names none.
    static func line(of file: [UInt8]) -> String? {
        guard file.starts(with: start.utf8) else { return nil }
        return String(decoding: file.dropFirst(start.utf8.count).prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private static func name(_ type: Vocabulary, _ value: UInt8) -> String { type.symbols[Int(value)].name }
}
