import ViewBase
import ViewCatalog

/// `test "name" [at … | on …] [with …] { steps }`.
public struct TestDeclaration: Sendable {
    public let range: SourceRange
    public let title: String
    /// The place of the title.
    public let titleRange: SourceRange
    /// The number that the test is for every value of; nil where it has none.
    public let number: TestNumber?
    /// The windows that the test runs in, once each; empty where its steps say them.
    public let places: [PreviewPlace]
    /// What is given after `with`; all combinations are run.
    public let settings: [TestSetting]
    /// A view that nothing names, which holds the test's states, actions and frame.
    public let host: ViewID
    public let steps: StepBlockID

    public init(
        range: SourceRange, title: String, titleRange: SourceRange, number: TestNumber? = nil,
        places: [PreviewPlace], settings: [TestSetting], host: ViewID, steps: StepBlockID
    ) {
        self.range = range
        self.title = title
        self.titleRange = titleRange
        self.number = number
        self.places = places
        self.settings = settings
        self.host = host
        self.steps = steps
    }
}

/// `for name in lower...upper` in a test's head: the test holds for every number of the range.
public struct TestNumber: Sendable {
    public let local: LocalID
    public let name: Name
    /// The range, a pair of numbers.
    public let limits: ExpressionID

    public init(local: LocalID, name: Name, limits: ExpressionID) {
        self.local = local
        self.name = name
        self.limits = limits
    }
}

/// `key: value` or `key: [values]` after a test's `with`: the test runs once with each.
public struct TestSetting: Sendable {
    public let key: EnvironmentKey
    public let values: [ExpressionID]

    public init(key: EnvironmentKey, values: [ExpressionID]) {
        self.key = key
        self.values = values
    }
}

/// The steps between `{` and `}`.
public struct StepBlock: Sendable {
    /// The run of `Program.steps`.
    public let steps: IDList
    public let range: SourceRange

    public init(steps: IDList, range: SourceRange) {
        self.steps = steps
        self.range = range
    }
}

/// One step of a test and its place.
public struct TestStep: Sendable {
    public let kind: StepKind
    public let range: SourceRange

    public init(_ kind: StepKind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// What a step does.
public enum StepKind: Sendable {
    /// Shows content in the host's frame, in a window of its own unless the test has one.
    case show(BlockID, at: PreviewPlace?, with: [PreviewSetting])
    case tap(NamePathID)
    /// Taps a half of a stepper.
    case step(NamePathID, isUp: Bool)
    case type(ExpressionID, into: NamePathID)
    case clear(NamePathID)
    case rotate(ExpressionID)
    case resize(width: ExpressionID, height: ExpressionID)
    case keyboard(ExpressionID)
    case setEnvironment(EnvironmentKey, ExpressionID)
    /// Sets a state of the test itself.
    case setState(PathID, ExpressionID)
    /// Sets a state of the view that is shown.
    case setShown(ViewID, PathID, ExpressionID)
    case wait(ExpressionID)
    case expect(ExpressionID)
    case snapshot(String)
    case constant(LocalID, ExpressionID)
    /// The first branch whose conditions hold.
    case conditional([StepBranch], otherwise: StepBlockID?)
    case loop(LocalID, ExpressionID, StepBlockID)
}

/// One `if` or `else if` among steps.
public struct StepBranch: Sendable {
    public let conditions: [Condition]
    public let steps: StepBlockID

    public init(conditions: [Condition], steps: StepBlockID) {
        self.conditions = conditions
        self.steps = steps
    }
}
