/// What a run of a test is called.
public struct TestName: Hashable, Sendable {
    public let title: String
    /// What sets the run apart from the test's others; empty for the only one.
    public let label: [String]

    public init(title: String, label: [String]) {
        self.title = title
        self.label = label
    }

    /// The title and what sets the run apart, on one line: `tags leave (iPhoneSE3, de)`.
    public var text: String {
        let text = label.isEmpty ? title : title + " (" + label.joined(separator: ", ") + ")"
        guard text.unicodeScalars.contains(where: { TestName.breaksLine($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if TestName.breaksLine(scalar) {
                    result += "\\u{" + TestName.hexadecimal(scalar.value) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let signs = Array("0123456789ABCDEF".utf8)
        var digits: [UInt8] = []
        var rest = Int(value)
        repeat {
            digits.append(signs[rest % 16])
            rest /= 16
        } while rest > 0
        return String(decoding: digits.reversed(), as: UTF8.self)
    }

    /// Whether a sign is a control code or ends lines.
    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
    }
}
