import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Uses of components.
extension ContentMaker {
    /// Begins a component used in a frame, its `.id(…)`s standing around `frame`; what it holds joins the running
    /// expansion.
    func open(
        component view: ViewID, _ id: ElementNodeID, _ frame: FrameID, in outside: FrameID, _ context: ContentContext
    ) {
        let element = program.elements[id]
        let inner = wrap(element, outside, context, namesComponent: true)
        guard let instance = makeInstance(view, element, id, frame, inner.environment) else { return }
        bind(program.views[view].parameters, element.arguments, from: frame, to: instance.frame)
        machine.makeStates(instance.id) { _ in nil }
        let use = ComponentUse(
            kind: program.names.text(program.views[view].header.name), element: id, range: element.range,
            instance: instance.id,
            ownsChain: !element.modifiers.range.isEmpty)
        begin(use, inner)
    }

    /// Goes on with the content of a component whose parameters are set.
    func begin(_ use: ComponentUse, _ context: ContentContext) {
        guard let view = machine.instances[use.instance.index].view else { return }
        let frame = machine.instances[use.instance.index].frame
        let declaration = program.views[view]
        for constant in declaration.constants {
            machine.begin(constant, frame)
        }
        append(.component(use, end: 0, count: 0), context)
        beginCount(.component)
        expansion.append(.endOfComponent(entry: entries.count - 1, elementsBefore: elementCount))
        push(declaration.body, frame, context)
    }

    /// Ends a component: what it holds is known.
    func close(component index: Int, _ elementsBefore: Int) {
        guard case .component(let use, _, _) = entries[index].kind else { return }
        entries[index].kind = .component(use, end: entries.count, count: elementCount - elementsBefore)
    }

    /// A new use of a view, its states at their initial values; nil when views nest too deeply.
    private func makeInstance(
        _ view: ViewID, _ element: ElementNode, _ id: ElementNodeID, _ caller: FrameID, _ environment: EnvironmentID
    ) -> (id: InstanceID, frame: FrameID)? {
        let scope = machine.frames[caller.index].scope
        let inner = add(ownName(element).map { .component($0, in: scope) } ?? .unnamed(in: scope))
        return machine.makeInstance(
            view, in: machine.frames[caller.index].instance, environment, inner, place(of: id, in: caller),
            element.range)
    }

    /// The name of an expression's own: the outermost, which also stands before it.
    private func ownName(_ element: ElementNode) -> Name? {
        for index in element.modifiers.range.reversed() {
            if case .name(let name, _) = program.modifiers[index].kind { return name }
        }
        return nil
    }
}
