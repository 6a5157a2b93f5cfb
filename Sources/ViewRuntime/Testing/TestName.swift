import ViewBase

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
        return SafeText.line(text)
    }
}
