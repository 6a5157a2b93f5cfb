import ViewBase
import ViewIR

/// What stands in no view and may need another: an initial value, or a function that makes one.
enum Need {
    case constant(ConstantID)
    /// The default of a record's field, by the field's index.
    case fieldDefault(RecordID, Int)
    case function(FunctionID)
    /// The default of a function's parameter, by the parameter's index.
    case parameterDefault(FunctionID, Int)
}

/// The tag of a need in the graph of all, by its place in their order.
enum NeedTag {}

extension Checker {
    /// Notes that the initial value or function being checked needs another; nothing in views, on which no initial
    /// value can hang.
    func noteNeed(_ need: Need, _ range: SourceRange) {
        if let needing { needs.append((needing, need, range)) }
    }

    private var needing: Need? {
        switch body.owner {
        case .constant: constantChain.last.map { .constant($0) }
        case .record(let id): body.currentDefault.map { .fieldDefault(id, $0) }
        case .function(let id): body.currentDefault.map { .parameterDefault(id, $0) } ?? .function(id)
        case .view, .preview: nil
        }
    }

    /// Reports constants and defaults of fields that need themselves, however far round, each once with its path.
    /// Rings of functions alone are reported as such.
    func reportInitialCycles() {
        if needs.isEmpty { return }
        let order = NeedOrder(program)
        let edges = needs.map { need in
            ReferenceEdge<NeedTag>(
                from: ID(order.place(need.from)), to: ID(order.place(need.to)), range: need.range)
        }
        for ring in rings(edges, count: order.count, isWanted: order.isInitialValue) {
            let first = ring.firstIndex { order.isInitialValue($0.from.index) } ?? 0
            let path = (ring[first...] + ring[..<first]).map { header(of: order.need($0.from.index)) }
            report(.cycle(path.map { $0.name } + [path[0].name], path[0].range))
        }
    }

    /// What messages call a need, and where it stands.
    private func header(of need: Need) -> (name: String, range: SourceRange) {
        switch need {
        case .constant(let id): return (text(program.constants[id].header.name), program.constants[id].header.range)
        case .fieldDefault(let id, let index):
            let field = program.records[id].fields[index]
            return (text(program.records[id].header.name) + "." + text(field.name), field.range)
        case .function(let id): return (text(program.functions[id].header.name), program.functions[id].header.range)
        case .parameterDefault(let id, let index):
            let parameter = program.functions[id].parameters[index]
            return (text(program.functions[id].header.name) + "." + text(parameter.name), parameter.range)
        }
    }
}

/// All that a program's initial values can need in one order, in which they come before functions.
struct NeedOrder {
    private(set) var needs: [Need] = []
    /// The place of the first field of each record, and of the first parameter of each function.
    private var fields: [Int] = []
    private var parameters: [Int] = []
    private let firstFunction: Int

    init(_ program: Program) {
        for id in program.constants.ids { needs.append(.constant(id)) }
        for id in program.records.ids {
            fields.append(needs.count)
            for index in program.records[id].fields.indices { needs.append(.fieldDefault(id, index)) }
        }
        firstFunction = needs.count
        for id in program.functions.ids { needs.append(.function(id)) }
        for id in program.functions.ids {
            parameters.append(needs.count)
            for index in program.functions[id].parameters.indices { needs.append(.parameterDefault(id, index)) }
        }
    }

    var count: Int { needs.count }

    func need(_ place: Int) -> Need { needs[place] }

    func place(_ need: Need) -> Int {
        switch need {
        case .constant(let id): id.index
        case .fieldDefault(let id, let index): fields[id.index] + index
        case .function(let id): firstFunction + id.index
        case .parameterDefault(let id, let index): parameters[id.index] + index
        }
    }

    /// Whether a place is that of a constant or a field's default.
    func isInitialValue(_ place: Int) -> Bool { place < firstFunction }
}
