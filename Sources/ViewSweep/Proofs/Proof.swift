import ViewBase
import ViewRuntime

/// Whether a test, or a rule, holds for every number of a range.
public struct Proof: Sendable {
    /// Where something does not hold for the first time.
    public struct Failure: Sendable {
        /// The least number for which it does not hold; the greatest before it fails where it is open.
        public let at: Double
        public let isOpen: Bool
        /// Whether the number was found by trying.
        public let isApproximate: Bool
        /// What sets the run that this is of apart, where the proof is of several.
        public internal(set) var label: String?
        /// What is wrong there, and how it looks.
        public let outcome: TestOutcome
    }

    /// The test with what sets the run apart from its others.
    public internal(set) var name: TestName
    /// The place of the test's title.
    public let range: SourceRange
    /// What the number is called.
    public let number: String
    /// The range; not numbers where it cannot be evaluated.
    public let from: Double
    public let to: Double
    /// nil where it holds throughout.
    public internal(set) var failure: Failure?
    /// Where numbers were tried, as something there follows no straight line or needs a live screen; where it does not
    /// hold, those before that.
    public internal(set) var tried: TriedRanges

    /// Whether it is not known for some of the numbers.
    public var isTried: Bool { !tried.isEmpty }
}
