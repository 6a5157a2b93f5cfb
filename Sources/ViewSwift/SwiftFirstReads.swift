import ViewBase
import ViewIR

/// What first values of a view's states read, directly or through other members.
struct SwiftFirstReads {
    /// A member of the view that is read.
    enum Member {
        /// A constant, by its index.
        case constant(Int)
        case state(Int)
    }

    private let program: Program
    private let view: ViewDeclaration
    private var locals: Set<UInt32> = []
    /// The members, each after those that it reads itself.
    private(set) var members: [Member] = []
    private(set) var states: Set<Int> = []
    private(set) var readsEnvironment = false

    init(_ values: [ExpressionID], of view: ViewDeclaration, _ program: Program) {
        self.program = program
        self.view = view
        for value in values { add(value) }
    }

    /// The value of a member.
    static func value(_ member: Member, of view: ViewDeclaration) -> ExpressionID {
        switch member {
        case .constant(let index): view.constants[index].value
        case .state(let index): view.states[index].initialValue
        }
    }

    private mutating func add(_ value: ExpressionID) {
        let uses = Uses(value, program)
        if !uses.keys.isEmpty { readsEnvironment = true }
        for use in uses.locals where locals.insert(use.local.raw).inserted {
            guard let index = view.constants.firstIndex(where: { $0.local.raw == use.local.raw }) else { continue }
            add(view.constants[index].value)
            members.append(.constant(index))
        }
        for index in uses.states.sorted() where states.insert(index).inserted {
            add(view.states[index].initialValue)
            members.append(.state(index))
        }
    }
}
