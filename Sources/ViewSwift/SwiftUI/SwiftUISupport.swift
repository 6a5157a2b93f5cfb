/// The source that emitted files need beside SwiftUI: the elements of our own, and what the language has besides.
public enum SwiftUISupport {
    /// The layouts, which use only what `ViewCore` and SwiftUI share.
    public static var layouts: String {
        [line, headerLayout, rowLayout, adaptiveLayout, overlayLayout].map { string($0) }.joined(separator: "\n\n")
            + "\n"
    }

    /// The whole file.
    public static var text: [UInt8] {
        let views = [header, row, adaptiveStack, overlay, screen, self.views, styles, values].map { string($0) }
        let body = "import SwiftUI\n\n\(layouts)\n\(views.joined(separator: "\n\n"))\n"
        var text =
            "\(SwiftSource.mark)\n// What Swift that viewc writes for SwiftUI needs beside it.\n\n"
            + "#if canImport(SwiftUI)\n"
        for line in body.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            text += line.isEmpty ? "\n" : "    \(line)\n"
        }
        return Array((text + "#endif\n").utf8)
    }

    private static func string(_ text: StaticString) -> String {
        text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
}
