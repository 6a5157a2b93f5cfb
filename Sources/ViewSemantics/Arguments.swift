import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// One argument as the call writes it.
struct CallArgument {
    /// `Interner.empty` where unlabelled.
    let label: Name
    let labelRange: SourceRange?
    let value: SyntaxNode
    let isTrailing: Bool
    let range: SourceRange
    /// The value, where it has a type of its own and was checked to choose among overloads.
    var checked: ExpressionID?
}

/// A call with the overload and the argument for each parameter decided.
struct ChosenCall {
    /// Which of the signatures.
    let index: Int
    let parameters: [ParameterInfo]
    let arguments: [CallArgument]
    /// The argument of each parameter; nil where it is left out.
    let assignment: Assignment

    func argument(_ parameter: Int) -> CallArgument? { assignment[parameter].map { arguments[$0] } }
}

extension Checker {
    /// The arguments of a call, trailing closures last.
    func arguments(ofCall node: SyntaxNode) -> [CallArgument] {
        var result: [CallArgument] = []
        result.reserveCapacity(4)
        for child in tree.children(node) {
            if tree.kind(child) == .argumentList { append(child, to: &result) }
            guard tree.kind(child) == .trailingClosure, let block = tree.child(child, .block) else { continue }
            let label = tree.child(child, .name)
            result.append(
                CallArgument(
                    label: label.map { tree.spelling($0) } ?? Interner.empty,
                    labelRange: label.map { tree.range($0) }, value: block, isTrailing: true,
                    range: tree.range(child), checked: nil))
        }
        return result
    }

    func arguments(_ list: SyntaxNode) -> [CallArgument] {
        var result: [CallArgument] = []
        append(list, to: &result)
        return result
    }

    private func append(_ list: SyntaxNode, to result: inout [CallArgument]) {
        for child in tree.children(list) where tree.kind(child) == .argument {
            guard let value = tree.expression(child) else { continue }
            let label = tree.child(child, .name)
            result.append(
                CallArgument(
                    label: label.map { tree.spelling($0) } ?? Interner.empty,
                    labelRange: label.map { tree.range($0) }, value: value, isTrailing: false,
                    range: tree.range(child), checked: nil))
        }
    }

    // MARK: Choosing

    /// The signature that the arguments fit, by labels and then by the forms of the values.
    ///
    /// Where none fits, what keeps the nearest from fitting is reported, and the call goes on with it as far as it
    /// fits, so that mistakes inside the arguments are found too. `called` is for the record of editors, `declared` the
    /// place of a declared callee's name.
    func choose(
        _ signatures: [[ParameterInfo]], _ arguments: consuming [CallArgument], _ node: SyntaxNode,
        _ callee: @autoclosure () -> String, _ called: @autoclosure () -> Called, declared: SourceRange? = nil,
        isModifier: Bool = false
    ) -> ChosenCall {
        let chosen = choose(signatures, arguments, node, callee, declared, isModifier)
        if record != nil { note(chosen, called(), node) }
        return chosen
    }

    private func choose(
        _ signatures: [[ParameterInfo]], _ arguments: consuming [CallArgument], _ node: SyntaxNode,
        _ callee: () -> String, _ declared: SourceRange?, _ isModifier: Bool
    ) -> ChosenCall {
        for index in signatures.indices {
            if let assignment = assign(signatures[index], arguments) {
                return chooseByForm(signatures, index, assignment, arguments)
            }
        }
        var nearest = 0
        var best = match(signatures[0], arguments)
        for index in signatures.indices.dropFirst() {
            let match = match(signatures[index], arguments)
            if match.penalty < best.penalty { (nearest, best) = (index, match) }
        }
        let call = MisfitCall(
            callee: callee(), signatures: signatures, parameters: signatures[nearest], arguments: copy arguments,
            declared: declared, isModifier: isModifier)
        report(&best, call, &arguments, node)
        return ChosenCall(
            index: nearest, parameters: signatures[nearest], arguments: arguments, assignment: best.assignment)
    }

    /// The first of the signatures with the right labels, from one that has them on, whose parameters take the forms of
    /// the values, or take them nearly, or would take numbers in their place; that one where none does.
    private func chooseByForm(
        _ signatures: [[ParameterInfo]], _ first: Int, _ assignment: Assignment, _ arguments: consuming [CallArgument]
    ) -> ChosenCall {
        var chosen = first
        var assignment = assignment
        if let next = signatures.indices[(first + 1)...].first(where: { assign(signatures[$0], arguments) != nil }) {
            let forms = arguments.indices.map { form(of: &arguments[$0]) }
            if !fits(assignment, signatures[first], forms) {
                search: for nearness in FormNearness.allCases {
                    for index in (nearness == .number ? first : next)..<signatures.count {
                        guard let other = assign(signatures[index], arguments),
                            fits(other, signatures[index], forms, nearness)
                        else { continue }
                        (chosen, assignment) = (index, other)
                        break search
                    }
                }
            }
        }
        return ChosenCall(
            index: chosen, parameters: signatures[chosen], arguments: arguments, assignment: assignment)
    }

    /// Whether all arguments can be given, as they are or as near as said.
    private func fits(
        _ assignment: Assignment, _ parameters: [ParameterInfo], _ forms: [ArgumentForm],
        _ nearness: FormNearness = .exact
    ) -> Bool {
        for index in parameters.indices {
            guard let argument = assignment[index] else { continue }
            if !fits(form(forms[argument], nearness), parameters[index]) { return false }
        }
        return true
    }

    private func form(_ form: ArgumentForm, _ nearness: FormNearness) -> ArgumentForm {
        switch nearness {
        case .exact: form
        case .near: nearForm(form)
        case .number: numberForm(form)
        }
    }

    // MARK: Matching labels

    /// Gives each parameter its argument by label and order, as Swift does; nil where something does not fit.
    func assign(_ parameters: [ParameterInfo], _ arguments: [CallArgument]) -> Assignment? {
        guard arguments.count <= parameters.count else { return nil }
        var assignment = Assignment(count: parameters.count)
        var next = 0
        var sawTrailing = false
        for index in arguments.indices {
            if arguments[index].isTrailing {
                guard
                    let free = blockParameter(arguments[index].label, parameters, isFirst: !sawTrailing, assignment)
                else { return nil }
                assignment[free] = index
                sawTrailing = true
            } else {
                while next < parameters.count, parameters[next].label != arguments[index].label { next += 1 }
                guard next < parameters.count else { return nil }
                assignment[next] = index
                next += 1
            }
        }
        for index in parameters.indices where parameters[index].isRequired && assignment[index] == nil { return nil }
        return assignment
    }

    /// The parameter that takes a trailing block: for the first one without a label the first that takes any.
    private func blockParameter(
        _ label: Name, _ parameters: [ParameterInfo], isFirst: Bool, _ assignment: Assignment
    ) -> Int? {
        let takesAny = isFirst && label == Interner.empty
        return parameters.indices.first {
            parameters[$0].takesBlock && assignment[$0] == nil
                && (takesAny || parameters[$0].label == label || parameters[$0].name == label)
        }
    }

    /// Gives each parameter its argument as far as the call fits, and notes what keeps it from fitting.
    private func match(_ parameters: [ParameterInfo], _ arguments: [CallArgument]) -> Match {
        var match = Match(assignment: Assignment(count: parameters.count))
        var next = 0
        var sawTrailing = false
        for index in arguments.indices {
            if arguments[index].isTrailing {
                matchTrailing(index, arguments[index], parameters, isFirst: !sawTrailing, &match)
                sawTrailing = true
            } else {
                matchPlain(index, arguments[index], parameters, &next, &match)
            }
        }
        for index in parameters.indices where match.assignment[index] == nil && parameters[index].isRequired {
            match.note(.missing(index), 2)
        }
        return match
    }

    private func matchPlain(
        _ index: Int, _ argument: CallArgument, _ parameters: [ParameterInfo], _ next: inout Int, _ match: inout Match
    ) {
        for parameter in next..<max(next, parameters.count) where parameters[parameter].label == argument.label {
            match.assignment[parameter] = index
            next = parameter + 1
            return
        }
        if let earlier = parameters.firstIndex(where: { $0.label == argument.label }), argument.label != Interner.empty
        {
            match.note(match.assignment[earlier] == nil ? .order(index) : .twice(index), 3)
            if match.assignment[earlier] == nil { match.assignment[earlier] = index }
        } else if argument.label == Interner.empty, let free = firstFree(parameters, from: next, match) {
            match.note(.needsLabel(index, free), 3)
            match.assignment[free] = index
            next = free + 1
        } else if argument.label != Interner.empty, let free = firstUnlabelled(parameters, from: next, match) {
            match.note(.noLabel(index, free), 3)
            match.assignment[free] = index
            next = free + 1
        } else if argument.label == Interner.empty {
            match.note(.extra(index), 3)
        } else {
            match.note(.unknownLabel(index), 3)
        }
    }

    private func firstFree(_ parameters: [ParameterInfo], from next: Int, _ match: Match) -> Int? {
        parameters.indices.first { $0 >= next && match.assignment[$0] == nil && parameters[$0].label != Interner.empty }
    }

    /// The parameter that a label stands wrongly before: a required one without label.
    private func firstUnlabelled(_ parameters: [ParameterInfo], from next: Int, _ match: Match) -> Int? {
        guard next < parameters.count, match.assignment[next] == nil, parameters[next].isRequired,
            parameters[next].label == Interner.empty
        else { return nil }
        return next
    }

    private func matchTrailing(
        _ index: Int, _ argument: CallArgument, _ parameters: [ParameterInfo], isFirst: Bool, _ match: inout Match
    ) {
        if let free = blockParameter(argument.label, parameters, isFirst: isFirst, match.assignment) {
            match.assignment[free] = index
        } else if isFirst, argument.label == Interner.empty {
            match.note(.noBlock(index), 2)
        } else {
            match.note(.unknownLabel(index), 3)
        }
    }
}

/// How near the values of a call come to what an overload takes; all but exact ones are for the better message.
private enum FormNearness: CaseIterable {
    case exact
    /// A number needs a conversion, or an implicit member other arguments.
    case near
    /// A number is written as something else, as `"8"`.
    case number
}

/// The arguments of one signature's parameters, and the first thing that keeps the call from fitting.
struct Match {
    var assignment: Assignment
    var problem: MatchProblem?
    var penalty = 0

    init(assignment: Assignment) { self.assignment = assignment }

    mutating func note(_ problem: MatchProblem, _ weight: Int) {
        if self.problem == nil { self.problem = problem }
        penalty += weight
    }
}

/// Why a call does not fit a signature; the numbers are indices of arguments, then of parameters.
enum MatchProblem {
    case missing(Int)
    case extra(Int)
    case unknownLabel(Int)
    case needsLabel(Int, Int)
    case noLabel(Int, Int)
    case order(Int)
    case twice(Int)
    case noBlock(Int)
}
