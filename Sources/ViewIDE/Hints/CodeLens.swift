import ViewBase

/// Something that an editor offers to do above a line.
public struct CodeLens: Sendable {
    public enum Action: Sendable {
        /// Lay out the view or preview of a name.
        case layout(String)
        /// Run the test of a title.
        case runTest(String)
    }

    public let range: SourceRange
    public let title: String
    public let action: Action
}
