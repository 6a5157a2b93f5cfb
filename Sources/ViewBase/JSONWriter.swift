/// Writes JSON as it goes: the caller opens and closes containers, gives keys and values in order.
///
/// Keys stand in the order in which they are given, and numbers are printed by `Decimal`, so equal calls give equal bytes.
public struct JSONWriter: Sendable {
    /// How the members of one container are set.
    public enum Style: Sendable {
        /// Each on its own line, two spaces deeper than the container.
        case lines
        /// All on the container's line, with a space after each comma and colon.
        case inline
    }

    private struct Container {
        let isArray: Bool
        let style: Style
        var count = 0
    }

    private var out = TextWriter()
    private var open: [Container] = []
    /// The open containers whose members stand on lines of their own.
    private var depth = 0
    private var isAfterKey = false
    private let isCompact: Bool

    /// Deeper lines are not indented further, so that the output grows with the input and not with its square.
    private static let deepestIndent = 256

    /// A compact writer leaves out all white space, whatever the containers' styles.
    public init(isCompact: Bool = false) { self.isCompact = isCompact }

    /// The UTF-8 bytes written so far.
    public var bytes: [UInt8] { out.bytes }

    /// The text written so far.
    public var text: String { out.text }

    public mutating func beginObject(_ style: Style = .lines) { begin(isArray: false, style) }

    public mutating func beginArray(_ style: Style = .lines) { begin(isArray: true, style) }

    /// Closes the innermost container.
    public mutating func end() {
        let container = open.removeLast()
        if container.style == .lines { depth -= 1 }
        if container.count > 0, container.style == .lines { breakLine() }
        out.write(byte: container.isArray ? 0x5D : 0x7D)
    }

    /// Gives the key of the next value; `staysOnLine` keeps a member of a `lines` object on the line of the one before.
    public mutating func key(_ key: String, staysOnLine: Bool = false) {
        separate(staysOnLine: staysOnLine)
        quote(key)
        out.write(isCompact ? ":" : ": ")
        isAfterKey = true
    }

    public mutating func string(_ value: String) {
        beforeValue()
        quote(value)
    }

    /// Writes a string, or null.
    public mutating func string(orNull value: String?) {
        if let value { string(value) } else { null() }
    }

    /// Writes a number; one that is not finite is written as a string: `"inf"`.
    public mutating func number(_ value: Double) {
        beforeValue()
        if value.isFinite { out.write(value) } else { quote(Decimal.text(value)) }
    }

    public mutating func number(_ value: Int) {
        beforeValue()
        out.write(value)
    }

    /// Writes a number, or null.
    public mutating func number(orNull value: Double?) {
        if let value { number(value) } else { null() }
    }

    public mutating func bool(_ value: Bool) {
        beforeValue()
        out.write(value ? "true" : "false")
    }

    public mutating func null() {
        beforeValue()
        out.write("null")
    }

    /// Ends the line, for a writer whose values stand one a line.
    public mutating func newline() { out.newline() }

    private mutating func begin(isArray: Bool, _ style: Style) {
        beforeValue()
        out.write(byte: isArray ? 0x5B : 0x7B)
        open.append(Container(isArray: isArray, style: style))
        if style == .lines { depth += 1 }
    }

    private mutating func beforeValue() {
        if isAfterKey { isAfterKey = false } else { separate(staysOnLine: false) }
    }

    /// Writes what stands between the member before and the next one.
    private mutating func separate(staysOnLine: Bool) {
        guard !open.isEmpty else { return }
        let innermost = open.count - 1
        let isFirst = open[innermost].count == 0
        open[innermost].count += 1
        if !isFirst { out.write(byte: 0x2C) }
        if isCompact { return }
        if open[innermost].style == .lines, isFirst || !staysOnLine {
            breakLine()
        } else if !isFirst {
            out.write(byte: 0x20)
        }
    }

    private mutating func breakLine() {
        guard !isCompact else { return }
        out.newline()
        out.indent(min(depth, JSONWriter.deepestIndent) * 2)
    }

    private mutating func quote(_ text: String) {
        out.write(byte: 0x22)
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
            for byte in text.utf8 { escape(byte) }
        } else {
            out.write(text)
        }
        out.write(byte: 0x22)
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x22: out.write("\\\"")
        case 0x5C: out.write("\\\\")
        case 0x0A: out.write("\\n")
        case 0x0D: out.write("\\r")
        case 0x09: out.write("\\t")
        case 0x00..<0x20:
            out.write("\\u00")
            out.write(byte: JSONWriter.hexDigits[Int(byte >> 4)])
            out.write(byte: JSONWriter.hexDigits[Int(byte & 15)])
        default: out.write(byte: byte)
        }
    }

    private static let hexDigits: [UInt8] = Array("0123456789abcdef".utf8)
}
