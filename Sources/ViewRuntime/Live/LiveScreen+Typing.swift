import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// The focus, and text that is typed.
extension LiveScreen {
    /// Types text into the field at or below a node, at the end of what it holds; a new line submits, unless the field
    /// holds several. False where there is no field; one that is disabled takes nothing.
    public func type(_ text: String, into node: NodeID) -> Bool {
        guard let place = field(in: node)?.place else { return false }
        endTaps()
        event { if let field = field(at: place), field.isEnabled { setFocus(field) } }
        var part = ""
        for character in text {
            guard character == "\n" || character == "\r\n", let field = field(at: place),
                case .field(let role) = field.role,
                !role.isMultiline
            else {
                part.append(character)
                continue
            }
            append(part, toFieldAt: place)
            part = ""
            event { submit(place) }
        }
        append(part, toFieldAt: place)
        return true
    }

    /// Empties the field at or below a node. False where there is none; one that is disabled keeps its text.
    public func clear(_ node: NodeID) -> Bool {
        guard let place = field(in: node)?.place else { return false }
        endTaps()
        event { if let field = field(at: place), field.isEnabled { setFocus(field) } }
        event {
            guard let field = field(at: place), field.isEnabled, case .field(let role) = field.role else { return }
            guard let format = role.format else { return set(role.binding, to: .string(""), field.range) }
            if case .binding(let reference) = role.binding {
                write("", machine.read(reference, field.range), format, field, role.binding)
            }
        }
        return true
    }

    // MARK: Fields

    /// The first field shown at or below a node.
    private func field(in node: NodeID) -> LiveNode<Double>? {
        living.nodes.first { $0.role.isField && isInside($0.node, node) }
    }

    func field(at place: PlaceID) -> LiveNode<Double>? {
        living.nodes.first { $0.role.isField && $0.place == place }
    }

    /// Whether a node is another one or inside it.
    func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
        var next: NodeID? = node
        while let inner = next {
            if inner == outer { return true }
            next = placements.tree.parent(of: inner)
        }
        return false
    }

    private func append(_ text: String, toFieldAt place: PlaceID) {
        guard !text.isEmpty else { return }
        event {
            guard let field = field(at: place), field.isEnabled, case .field(let role) = field.role,
                case .binding(let reference) = role.binding
            else { return }
            if focus?.place != place { setFocus(field) }
            let value = machine.read(reference, field.range)
            if let format = role.format {
                return write(written(value, format, in: field) + text, value, format, field, role.binding)
            }
            if let old = value.string { set(role.binding, to: .string(old + text), field.range) }
        }
    }

    /// Puts a text in the place of what is written in a field of a number, which changes as soon as that is one.
    func write(
        _ text: String, _ value: Value<Double>, _ format: Value<Double>, _ field: LiveNode<Double>,
        _ binding: Value<Double>
    ) {
        guard case .numberFormat(let kind) = format else { return }
        draft(text, in: field, value)
        guard let typed = number(text, like: value, kind, conventions(of: field)) else { return }
        set(binding, to: typed, field.range)
        if case .binding(let reference) = binding { draft(text, in: field, machine.read(reference, field.range)) }
    }

    /// What is written in a field of a number: what was typed last, while the number is what it was then.
    func written(_ value: Value<Double>, _ format: Value<Double>, in field: LiveNode<Double>) -> String {
        if let draft = memory.draft, draft.place == field.place, machine.isSame(draft.value, value) {
            return draft.text
        }
        return machine.text(of: value, in: format, conventions(of: field)) ?? ""
    }

    /// Notes what is written in a field while its number is a value.
    private func draft(_ text: String, in field: LiveNode<Double>, _ value: Value<Double>) {
        memory.draft = LiveDraft(place: field.place, text: text, value: value)
        noteDraft()
    }

    /// Has the field evaluated again whose text is another now.
    private func noteDraft() {
        machine.effects.changed.insert(LiveReads.draft)
        machine.effects.version += 1
    }

    private func conventions(of field: LiveNode<Double>) -> NumberConventions {
        machine.conventions(of: machine.environments[field.environment.index].locale, field.range)
    }

    /// The number that a text says, as a value of another's kind; nil where it says none.
    private func number(
        _ text: String, like value: Value<Double>, _ format: NumberFormat, _ conventions: NumberConventions
    ) -> Value<Double>? {
        guard let number = NumberFormat.number(in: text, conventions) else { return nil }
        if case .int = value { return Int64(exactly: number.rounded(.towardZero)).map { .int($0) } }
        return .double(format.style == .percent ? number / 100 : number)
    }

    /// Ends typing. Apple: View/onSubmit(of:_:); all actions around the field run, then it gives up the focus unless
    /// one of them has moved it.
    func submit(_ place: PlaceID) {
        guard let field = field(at: place), field.isEnabled else { return }
        var handlers: [LiveNode<Double>] = []
        var next: NodeID? = field.node
        while let node = next {
            if let live = live(node), case .submit = live.role { handlers.append(live) }
            next = placements.tree.parent(of: node)
        }
        for live in handlers {
            if case .submit(let handler) = live.role { run(handler, in: machine, live.range) }
        }
        if let focus, focus.bindings.allSatisfy({ holds($0) }) { clearFocus() }
    }

    // MARK: Focus

    /// Gives a field the focus, and tells the bindings around it.
    func setFocus(_ field: LiveNode<Double>) {
        if focus?.place == field.place { return }
        clearFocus()
        focus = LiveFocus(place: field.place)
        tellFocus(field)
    }

    /// Takes the focus from its field, and tells its bindings, unless they say something else by now.
    func clearFocus() {
        guard let old = focus else { return }
        focus = nil
        if memory.draft != nil {
            memory.draft = nil
            noteDraft()
        }
        for item in old.bindings where holds(item) {
            if let rest = item.rest { set(.binding(item.binding), to: rest, origin) }
        }
    }

    /// Follows the bindings that say where the focus is. Apple: View/focused(_:), View/focused(_:equals:).
    func followFocus() {
        let nodes = living.nodes
        if let place = focus?.place, field(at: place)?.isEnabled != true { clearFocus() }
        if let focus, focus.bindings.contains(where: { !holds($0) }) { clearFocus() }
        let focused = focus.flatMap { field(at: $0.place) }
        for node in nodes {
            guard let item = focusBinding(node), holds(item), let field = field(in: node.node), field.isEnabled else {
                continue
            }
            if let focused, isInside(focused.node, node.node) { continue }
            setFocus(field)
            break
        }
        guard let place = focus?.place, let field = field(at: place) else { return }
        tellFocus(field)
        tellOthers(than: field)
    }

    /// Tells the bindings of all other fields that theirs has not the focus.
    private func tellOthers(than field: LiveNode<Double>) {
        for node in living.nodes {
            guard let item = focusBinding(node), let rest = item.rest, holds(item), !isInside(field.node, node.node),
                focus?.bindings.contains(where: { $0.binding.leads(where: item.binding) }) == false
            else { continue }
            set(.binding(item.binding), to: rest, node.range)
        }
    }

    /// Tells the bindings around the field with the focus.
    private func tellFocus(_ field: LiveNode<Double>) {
        var bindings: [LiveFocusBinding<Double>] = []
        for node in living.nodes {
            guard let item = focusBinding(node), isInside(field.node, node.node) else { continue }
            bindings.append(item)
            if !holds(item) { set(.binding(item.binding), to: item.value, node.range) }
        }
        focus?.bindings = bindings
    }

    private func focusBinding(_ node: LiveNode<Double>) -> LiveFocusBinding<Double>? {
        if case .focused(let binding) = node.role { binding } else { nil }
    }

    /// Whether a binding says that its field has the focus.
    private func holds(_ item: LiveFocusBinding<Double>) -> Bool {
        machine.isSame(machine.read(item.binding, origin), item.value)
    }

    /// Stands for the place of what nobody has written.
    private var origin: SourceRange { SourceRange(file: FileID(0), 0..<0) }
}

extension LiveRole {
    /// Whether the node takes typed text.
    var isField: Bool { if case .field = self { true } else { false } }
}
