import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Modifiers: their arguments, and what they change in the environment.
extension ContentMaker {
    /// The context inside an expression's modifiers.
    func wrap(
        _ element: ElementNode, _ frame: FrameID, _ context: ContentContext, namesComponent: Bool = false
    ) -> ContentContext {
        guard let chain = makeChain(element, frame, context, namesComponent) else { return context }
        return ContentContext(chain: chain, environment: chains[chain.index].environment)
    }

    /// The chain of an expression's modifiers; nil for none.
    func makeChain(
        _ element: ElementNode, _ frame: FrameID, _ context: ContentContext, _ namesComponent: Bool
    ) -> ChainID? {
        let modifiers = element.modifiers.range
        guard !modifiers.isEmpty else { return nil }
        let first = calls.count
        var inside = context.environment
        var name: Name?
        var place = machine.frames[frame.index].place
        for index in modifiers.reversed() {
            switch program.modifiers[index].kind {
            case .name(let given, _): name = given
            case .catalog(let row, let overload):
                let entry = RuleTable.modifiers[row.index][overload]
                let arguments = arguments(program.modifiers[index].arguments, entry.parameters, frame)
                calls.append(
                    ModifierCall(
                        modifier: index, row: row, rule: entry.rule, range: program.modifiers[index].range,
                        arguments: arguments, frame: frame, place: place, environment: inside, name: name))
                if entry.rule == .id, machine.isLive, let identity = arguments?.first {
                    place = machine.place(.identified(index, Identity(identity)), in: place)
                }
                name = nil
                inside = environment(inside, inside: calls[calls.count - 1])
            }
        }
        chains.append(
            Chain(
                parent: context.chain, calls: first..<calls.count, name: name, namesComponent: namesComponent,
                scope: machine.frames[frame.index].scope, environment: inside))
        return ChainID(chains.count - 1)
    }

    /// The environment inside a modifier, the same where it changes nothing.
    func environment(_ outside: EnvironmentID, inside call: ModifierCall<S>) -> EnvironmentID {
        guard call.arguments != nil, call.rule.setsEnvironment else { return outside }
        var values = machine.environments[outside.index]
        apply(call, &values)
        if values == machine.environments[outside.index] {
            if machine.isLive, call.rule.setsNamedParts { idleModifiers.append(call) }
            return outside
        }
        guard let modifier = call.modifier else { return add(values, .modifier(call)) }
        if let known = knownEnvironments[modifier], known.outside == outside, !call.looksAtItsPlace,
            values == machine.environments[known.inside.index]
        {
            return known.inside
        }
        let inside = add(values, .modifier(call))
        knownEnvironments[modifier] = (outside, inside)
        return inside
    }

    /// The environment inside all modifiers of a text that stands in another one, without nodes.
    func environment(_ outside: EnvironmentValues, insideModifiersOf element: ElementNode, _ frame: FrameID)
        -> EnvironmentValues
    {
        var values = outside
        for index in element.modifiers.range.reversed() {
            guard case .catalog(let row, let overload) = program.modifiers[index].kind else { continue }
            let entry = RuleTable.modifiers[row.index][overload]
            guard entry.rule.setsEnvironment else { continue }
            let arguments = arguments(program.modifiers[index].arguments, entry.parameters, frame)
            guard arguments != nil else { continue }
            apply(
                ModifierCall(
                    modifier: index, row: row, rule: entry.rule, range: program.modifiers[index].range,
                    arguments: arguments, frame: frame, place: PlaceID(0), environment: EnvironmentID(0), name: nil),
                &values)
        }
        return values
    }
}
