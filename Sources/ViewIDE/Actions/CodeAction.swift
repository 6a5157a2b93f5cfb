import ViewBase

/// A change of the program that an editor offers.
public struct CodeAction: Sendable {
    public enum Kind: CaseIterable, Sendable {
        case quickFix, extract, rewrite, fixAll
    }

    public let title: String
    public let kind: Kind
    /// In one or more files; none overlap.
    public let edits: [TextEdit]
    /// What the change puts right.
    public var diagnostic: Diagnostic?
}
