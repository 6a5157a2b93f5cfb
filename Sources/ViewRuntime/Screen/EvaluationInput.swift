import ViewIR
import ViewTree

/// What to show, and with which values.
public struct EvaluationInput: Sendable {
    /// What stands at the root.
    public enum Root: Hashable, Sendable {
        case view(ViewID)
        case preview(PreviewID)
    }

    /// A value given from outside: an expression of the program, for a parameter or state by its index.
    public struct Given: Sendable {
        public let index: Int
        public let value: ExpressionID

        public init(_ index: Int, _ value: ExpressionID) {
            self.index = index
            self.value = value
        }
    }

    /// A number for a parameter of the root view, which is swept through a range.
    public struct Followed: Sendable {
        public let parameter: Int
        public let value: Double

        public init(parameter: Int, value: Double) {
            self.parameter = parameter
            self.value = value
        }
    }

    public var root: Root
    /// The arguments of the root view; a binding parameter takes the value that it then is a state for.
    public var arguments: [Given] = []
    /// The parameter that numbers follow; it takes no argument.
    public var followed: Followed?
    /// First values of the root view's states in place of their own.
    public var states: [Given] = []
    /// The slots of the frame that the given expressions are evaluated in.
    public var frameSize = 0
    public var environment = EnvironmentValues()
    /// Whether what nodes paint is noted, so that the screen has display lists.
    public var makesLooks = false
    public var budget = EvaluationBudget()

    public init(_ root: Root) { self.root = root }
}
