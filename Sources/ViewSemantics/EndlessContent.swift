import ViewBase
import ViewCatalog
import ViewIR

/// Finds the views that a view holds whatever its conditions are, those in blocks given for slots included: what is
/// given for a slot is held where the view that takes it always shows that slot.
///
/// Each block is walked once, by whatever way it is reached.
struct EndlessContent {
    /// A slot of a view, by the parameter's index.
    private struct Slot: Hashable {
        let view: ViewID
        let parameter: Int
    }

    /// What is always shown once a slot is.
    private enum Held {
        case block(BlockID)
        case piece(Int)
        /// A slot of the view that gives it on.
        case slot(Int)
    }

    private let program: Program
    /// A view's use of another, always.
    private(set) var edges: [ReferenceEdge<ViewTag>] = []
    /// The blocks to be walked, with the views that they belong to.
    private var waiting: [(block: BlockID, owner: ViewID)] = []
    /// By view: the pieces that were reached.
    private var pieces: [ViewID: Set<Int>] = [:]
    private var shown: Set<Slot> = []
    /// What is held as soon as a slot turns out to be shown always.
    private var pending: [Slot: [(held: Held, owner: ViewID)]] = [:]

    init(_ program: Program) {
        self.program = program
        for view in program.views.ids { waiting.append((program.views[view].body, view)) }
        var next = 0
        while next < waiting.count {
            let (block, owner) = waiting[next]
            next += 1
            for item in program.items[program.blocks[block].items.range] { walk(item, owner) }
        }
    }

    private mutating func walk(_ item: Item, _ owner: ViewID) {
        switch item {
        case .element(let element): walk(program.elements[element], owner)
        case .reader(let reader): waiting.append((program.countReaders[reader].content, owner))
        case .conditional, .selection, .constant: break
        }
    }

    private mutating func walk(_ element: ElementNode, _ owner: ViewID) {
        switch element.kind {
        case .catalog(let id, let overload):
            if !Catalog.elements[id.index].overloads[overload].rule.holdsOnCondition {
                hold(element.arguments, by: nil, owner)
            }
        case .component(let view):
            edges.append(ReferenceEdge(from: owner, to: view, range: element.range))
            hold(element.arguments, by: view, owner)
        case .piece(let index): hold(.piece(index), owner)
        case .slot(let value), .value(let value):
            if let held = held(value, owner) { hold(held, owner) }
        }
        for modifier in program.modifiers[element.modifiers.range] { hold(modifier.arguments, by: nil, owner) }
    }

    /// Holds what is given for slots: at once, or when the view that takes it shows it.
    private mutating func hold(_ arguments: IDList, by view: ViewID?, _ owner: ViewID) {
        for argument in program.arguments[arguments.range] {
            guard let held = held(argument.value, owner) else { continue }
            guard let view else {
                hold(held, owner)
                continue
            }
            let slot = Slot(view: view, parameter: argument.parameter)
            if shown.contains(slot) { hold(held, owner) } else { pending[slot, default: []].append((held, owner)) }
        }
    }

    private mutating func hold(_ held: Held, _ owner: ViewID) {
        switch held {
        case .block(let block): waiting.append((block, owner))
        case .piece(let index):
            guard pieces[owner, default: []].insert(index).inserted else { return }
            waiting.append((program.views[owner].pieces[index].body, owner))
        case .slot(let parameter):
            let slot = Slot(view: owner, parameter: parameter)
            guard shown.insert(slot).inserted else { return }
            for (held, owner) in pending.removeValue(forKey: slot) ?? [] { hold(held, owner) }
        }
    }

    private func held(_ value: ArgumentValue, _ owner: ViewID) -> Held? {
        switch value {
        case .block(let block): .block(block)
        case .expression(let expression): held(expression, owner)
        case .statements: nil
        }
    }

    /// The content that an expression is.
    private func held(_ expression: ExpressionID, _ owner: ViewID) -> Held? {
        switch program.expressions[expression] {
        case .content(let block): .block(block)
        case .piece(let index): .piece(index)
        case .wrap(let inner), .parenthesized(let inner): held(inner, owner)
        case .local(let local):
            program.views[owner].parameters.firstIndex { $0.local.index == local.index }.map { .slot($0) }
        default: nil
        }
    }
}
