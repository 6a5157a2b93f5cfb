import ViewBase

/// What the rules say of a screen at one time.
public struct RuleFindings: Sendable {
    /// What is wrong, by rule; nil where the rule holds.
    public internal(set) var problems: [RuleProblem?]
    /// How many lines each text takes, in the order of the tree.
    public internal(set) var lineCounts: [Int] = []
    /// Where each text is written.
    public internal(set) var origins: [SourceRange?] = []

    init() { problems = [RuleProblem?](repeating: nil, count: ScreenRule.allCases.count) }

    /// What breaks a rule.
    public func problem(_ rule: ScreenRule) -> RuleProblem? { problems[Int(rule.rawValue)] }
}

/// What breaks a rule: a sentence, and where the element is written.
public struct RuleProblem: Hashable, Sendable {
    public let message: String
    public let origin: SourceRange?

    public init(_ message: String, _ origin: SourceRange?) {
        self.message = message
        self.origin = origin
    }
}
