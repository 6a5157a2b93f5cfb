import ViewBase
import ViewIR

/// What a member of a view holds so that its body stays small for the compiler.
enum SwiftPartContent {
    /// A run of `Program.items`.
    case items(Range<Int>)
    case element(ElementNodeID)
    /// An `if` from one of its clauses on.
    case clauses(ConditionalID, from: Int)
}

/// A member that holds a part of a view's content.
struct SwiftPart {
    let name: String
    let content: SwiftPartContent
    /// The locals that it is handed.
    let locals: [LocalUse]
    /// Whether it is itself a part of a part, whose type is erased.
    let isNested: Bool
}

/// Which elements of a view's content become members of their own, and the members still to be written.
///
/// The compiler's time grows faster than the size of one body, so a body holds about forty elements, a block ten
/// items, and elements stand at most twelve deep.
struct SwiftParts {
    private static let greatestWeight = 40
    private static let leastWeight = 5
    private static let greatestHeight = 12
    static let greatestItems = 10

    private let program: Program
    /// The elements cut out, in order of their numbers.
    private var cuts: Set<ElementNodeID> = []
    var pending: [SwiftPart] = []
    var count = 0

    init(_ program: Program) { self.program = program }

    func isCut(_ element: ElementNodeID) -> Bool { cuts.contains(element) }

    /// Decides on the cuts in a block of content that is a body.
    mutating func divide(_ block: BlockID) {
        var size = measure(items: program.blocks[block].items.range)
        shrink(&size)
    }

    /// What a piece of content costs the compiler.
    private struct Size {
        var weight = 0
        var height = 0
        /// The elements in it that can be cut out.
        var children: [(id: ElementNodeID, weight: Int)] = []

        mutating func add(_ other: Size) {
            weight += other.weight
            height = max(height, other.height)
            children += other.children
        }
    }

    /// Cuts out the heaviest children until what is left is light.
    private mutating func shrink(_ size: inout Size) {
        guard size.weight > SwiftParts.greatestWeight else { return }
        for child in size.children.sorted(by: { ($1.weight, $0.id) < ($0.weight, $1.id) }) {
            guard size.weight > SwiftParts.greatestWeight, child.weight >= SwiftParts.leastWeight else { return }
            cuts.insert(child.id)
            size.weight -= child.weight - 1
        }
    }

    private mutating func measure(items range: Range<Int>) -> Size {
        var size = Size()
        for index in range {
            switch program.items[index] {
            case .element(let id): size.add(measure(id))
            case .conditional(let id):
                for clause in program.conditionals[id].clauses { size.add(measure(clause.body)) }
                if let otherwise = program.conditionals[id].otherwise { size.add(measure(otherwise)) }
            case .selection(let id):
                for item in program.selections[id].cases { size.add(measure(item.body)) }
            case .constant: size.weight += 1
            case .reader(let id):
                size.add(measure(items: program.blocks[program.countReaders[id].content].items.range))
            }
        }
        if range.count > SwiftParts.greatestItems {
            // The items go into parts by tens, each a body of its own.
            return Size(weight: SwiftParts.greatestItems, height: 0)
        }
        return size
    }

    private mutating func measure(_ body: BranchBody) -> Size {
        guard case .content(let block) = body else { return Size(weight: 1) }
        return measure(items: program.blocks[block].items.range)
    }

    private mutating func measure(_ id: ElementNodeID) -> Size {
        let element = program.elements[id]
        var size = Size(weight: 1 + Int(element.modifiers.count) / 2)
        measure(element.arguments, &size)
        for modifier in program.modifiers[element.modifiers.range] { measure(modifier.arguments, &size) }
        shrink(&size)
        size.height += 1
        if size.height >= SwiftParts.greatestHeight {
            cuts.insert(id)
            return Size(weight: 1)
        }
        return Size(weight: size.weight, height: size.height, children: [(id, size.weight)])
    }

    private mutating func measure(_ arguments: IDList, _ size: inout Size) {
        for argument in program.arguments[arguments.range] {
            if case .block(let block) = argument.value {
                size.add(measure(items: program.blocks[block].items.range))
            }
        }
    }
}
