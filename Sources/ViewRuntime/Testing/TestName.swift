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
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// Whether a sign is a control code or ends lines.
    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
    }
}
