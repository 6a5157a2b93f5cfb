import ViewBase

/// Why a test fails.
public struct TestFailure: Hashable, Sendable {
    /// What is wrong, at the step's place, with the values of its parts.
    public let diagnostic: Diagnostic
    /// A drawing of the named frames, a string a line; empty where none helps.
    public let picture: [String]
    /// What is shown at that moment; nil where no pictures are asked for, or nothing is shown.
    public let moment: ShownMoment?
    /// How a snapshot differs from its file, in the unified form.
    public let difference: [UInt8]

    init(
        _ diagnostic: Diagnostic, picture: [String] = [], moment: ShownMoment? = nil, difference: [UInt8] = []
    ) {
        self.diagnostic = diagnostic
        self.picture = picture
        self.moment = moment
        self.difference = difference
    }

    /// A proof that has come as far as a number and would have too much to try up to another.
    public static func unfinishedProof(at number: Double, to end: Double, _ range: SourceRange) -> TestFailure {
        TestFailure(.tooManyNumbers(from: number, to: end, range))
    }
}
