import ViewBase
import ViewIR
import ViewSyntax

/// The tag of a member of a view in the graph of what reads what: its index among the members, or among the functions
/// after them.
enum MemberTag {}

/// The functions of the view being checked, which see its members.
struct MemberFunctions {
    /// In source order, with their syntax.
    var all: [(id: FunctionID, node: SyntaxNode)] = []
    /// The one whose body is being checked, by its place here.
    var current: Int?
    /// Where its own names begin.
    var mark = 0
    /// Which functions read members themselves.
    var readers: Set<Int> = []
    /// Which members and functions read or call which.
    var edges: [ReferenceEdge<MemberTag>] = []
}

extension Checker {
    /// Declares a function of a view, or a `var` that is read without a call.
    func declareFunction(_ node: SyntaxNode, _ view: ViewID) {
        let id = appendFunction(node, receiver: nil)
        memberFunctions.insert(id)
        program.functions[id].parameters = parameters(node, &body)
        resolveResult(of: id, node)
        program.views[view].functions.append(id)
        body.functions.all.append((id, node))
        declareNamed(program.functions[id].header, .function(id), .local, node)
    }

    /// Checks the functions of a view, whose slots are in the view's frame.
    func checkFunctions(of view: ViewID) {
        for index in body.functions.all.indices {
            let (id, node) = body.functions.all[index]
            if passesOver(node) { continue }
            body.functions.current = index
            body.functions.mark = locals.mark
            // As in Swift, defaults see no members.
            let members = locals
            locals = LocalScope()
            let defaults = checkDefaults(program.functions[id].parameters, node)
            locals = members
            for index in defaults.indices { program.functions[id].parameters[index].defaultValue = defaults[index] }
            let mark = locals.mark
            declare(program.functions[id].parameters)
            // Whether the body of one without a type is right cannot be said.
            if let block = tree.child(node, .block), tree.type(node) != nil {
                program.functions[id].body = checkValueBlock(block, result: program.functions[id].result).block
            }
            locals.leave(mark)
            body.functions.current = nil
        }
        for (id, _) in body.functions.all { program.functions[id].frameSize = body.frameSize }
        spreadReading()
        reportMemberCycles()
        reportFirstValues()
    }

    // MARK: What reads what

    /// Notes that a name of the view's is read where the present function is checked.
    func noteRead(_ name: Name, _ symbol: LocalSymbol) {
        guard let current = body.functions.current, locals.place(of: name, since: body.functions.mark) == nil else {
            return
        }
        if case .function = symbol { return }
        body.functions.readers.insert(current)
    }

    /// Notes that the present function reads something of the view that has no name in it, as the environment.
    func noteReadOfView() {
        if let current = body.functions.current { body.functions.readers.insert(current) }
    }

    /// Notes that the present member or function reads a constant or calls a function of the view.
    func noteUse(ofMember target: Int, _ range: SourceRange) {
        let from = body.functions.current.map { body.members.count + $0 } ?? body.memberChain.last
        guard let from else { return }
        body.functions.edges.append(ReferenceEdge(from: ID(from), to: ID(target), range: range))
    }

    /// The same of a function; nothing for one that is not the view's.
    func noteCall(of id: FunctionID, _ range: SourceRange) {
        guard memberFunctions.contains(id), let index = body.functions.all.firstIndex(where: { $0.id == id }) else {
            return
        }
        noteUse(ofMember: body.members.count + index, range)
    }

    /// Lets functions that call readers be readers.
    private func spreadReading() {
        let first = body.members.count
        var isSettled = false
        while !isSettled {
            isSettled = true
            for edge in body.functions.edges where edge.from.index >= first && edge.to.index >= first {
                guard body.functions.readers.contains(edge.to.index - first) else { continue }
                if body.functions.readers.insert(edge.from.index - first).inserted { isSettled = false }
            }
        }
        for index in body.functions.readers { program.functions[body.functions.all[index].id].readsView = true }
    }

    private func name(ofMember index: Int) -> String {
        let first = body.members.count
        let header =
            index < first
            ? body.members[index].header : program.functions[body.functions.all[index - first].id].header
        return text(header.name)
    }

    /// Reports constants and functions that are worked out by each other; those of one kind are reported elsewhere.
    private func reportMemberCycles() {
        let first = body.members.count
        for ring in rings(body.functions.edges, count: first + body.functions.all.count) {
            guard ring.contains(where: { $0.from.index < first }), ring.contains(where: { $0.from.index >= first })
            else { continue }
            let names = ring.map { name(ofMember: $0.from.index) }
            report(.cycle(names + [names[0]], ring[0].range))
        }
    }

    /// Reports states whose first values call functions that read members, which do not have their values yet.
    private func reportFirstValues() {
        for index in body.members.indices where body.members[index].state != nil {
            var seen: Set<Int> = []
            var waiting = [index]
            while let member = waiting.popLast() {
                for edge in body.functions.edges where edge.from.index == member {
                    guard seen.insert(edge.to.index).inserted else { continue }
                    let function = edge.to.index - body.members.count
                    if function < 0 {
                        waiting.append(edge.to.index)
                    } else if body.functions.readers.contains(function) {
                        report(.readsMembersTooEarly(name(ofMember: edge.to.index), edge.range))
                    }
                }
            }
        }
    }
}
