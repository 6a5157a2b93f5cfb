import ViewBase

/// Why a test fails.
public struct TestFailure: Hashable, Sendable {
    /// What is wrong, at the step's place, with the values of its parts.
    public let diagnostic: Diagnostic
    /// A drawing of the named frames, a string a line; empty where none helps.
    public let picture: [String]
    /// How a snapshot differs from its file, in the unified form.
    public let difference: [UInt8]

    init(_ diagnostic: Diagnostic, picture: [String] = [], difference: [UInt8] = []) {
        self.diagnostic = diagnostic
        self.picture = picture
        self.difference = difference
    }
}
