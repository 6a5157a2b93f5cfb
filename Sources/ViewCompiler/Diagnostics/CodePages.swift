import ViewBase

/// The explanations of codes, as `viewc explain` prints them.
public enum CodePages {
    /// One code: what it means, with a source that gives it and the source put right.
    public static func text(_ info: DiagnosticInfo) -> String {
        var out = TextWriter()
        out.write(info.code.text + " (" + info.severity.word + ")\n\n" + info.meaning + "\n\nWrong:\n\n")
        writeIndented(info.wrong, to: &out)
        out.write("\nRight:\n\n")
        writeIndented(info.right, to: &out)
        return out.text
    }

    /// All codes, as the Markdown of `Grammar/Diagnostics.md`.
    public static func markdown() -> String {
        var out = TextWriter()
        out.write(
            "# Diagnostics\n\nPrinted by `viewc explain --all`. One code explains itself: `viewc explain V0203`.\n")
        for info in DiagnosticList.all {
            out.write("\n## " + info.code.text + "\n\n")
            out.write((info.severity == .error ? "Error. " : "Warning. ") + info.meaning + "\n\nWrong:\n\n")
            writeFenced(info.wrong, to: &out)
            out.write("\nRight:\n\n")
            writeFenced(info.right, to: &out)
        }
        return out.text
    }

    /// One code as an object on a line.
    public static func json(_ info: DiagnosticInfo) -> String {
        var writer = JSONWriter(isCompact: true)
        writer.beginObject()
        writer.key("code")
        writer.string(info.code.text)
        writer.key("severity")
        writer.string(info.severity.word)
        writer.key("meaning")
        writer.string(info.meaning)
        writer.key("wrong")
        writer.string(info.wrong)
        writer.key("right")
        writer.string(info.right)
        writer.end()
        return writer.text + "\n"
    }

    private static func writeIndented(_ source: String, to out: inout TextWriter) {
        for line in visible(source).utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let text = String(decoding: line, as: UTF8.self)
            out.write(text == "" ? "\n" : "    " + text + "\n")
        }
    }

    private static func writeFenced(_ source: String, to out: inout TextWriter) {
        out.write("```\n" + visible(source) + "\n```\n")
    }

    /// A source with its NUL bytes drawn, so that the page stays text.
    private static func visible(_ source: String) -> String {
        guard source.utf8.contains(0) else { return source }
        var bytes: [UInt8] = []
        for byte in source.utf8 {
            if byte == 0 { bytes.append(contentsOf: "␀".utf8) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
