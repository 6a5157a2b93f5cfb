import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

extension SwiftEmitter {
    // MARK: Blocks

    /// Writes the items of a block of content, a line each.
    mutating func write(items id: BlockID) { write(items: program.blocks[id].items.range) }

    /// Writes a run of items; a long one in parts.
    mutating func write(items range: Range<Int>) {
        append(.freshLine)
        for run in runs(range) {
            if run.lowerBound > range.lowerBound { separate() }
            if run.count == 1 {
                write(program.items[run.lowerBound])
            } else {
                writePart(.items(run))
            }
        }
        append(.freshLine)
    }

    /// Writes a block of content with its parameters.
    mutating func writeSlot(_ id: BlockID, _ types: [TypeID?] = [], mayBeShort: Bool = true) {
        let block = program.blocks[id]
        let outer = scope.isInCondition
        scope.isInCondition = false
        let head = bindContent(block, types)
        if block.items.count == 0 {
            write(head.isEmpty ? "{}" : "{ \(head) }")
        } else if mayBeShort, block.items.count == 1, isShort(program.items[block.items.range.lowerBound]) {
            open(.openBlock)
            write(head.isEmpty ? "{" : "{ \(head)")
            append(.indent)
            append(.line)
            write(program.items[block.items.range.lowerBound])
            append(.outdent)
            append(.line)
            write("}")
            close()
        } else {
            write(head.isEmpty ? "{" : "{ \(head)")
            append(.indent)
            line()
            write(items: id)
            append(.outdent)
            append(.freshLine)
            write("}")
        }
        scope.isInCondition = outer
    }

    /// Whether an item is an element without blocks and with at most two modifiers.
    private func isShort(_ item: Item) -> Bool {
        guard lines == nil, case .element(let id) = item else { return false }
        let element = program.elements[id]
        if element.modifiers.count > 2 { return false }
        for argument in program.arguments[element.arguments.range] {
            if case .expression = argument.value { continue }
            return false
        }
        for modifier in program.modifiers[element.modifiers.range] {
            for argument in program.arguments[modifier.arguments.range] {
                if case .expression = argument.value { continue }
                return false
            }
        }
        return true
    }

    /// Binds the parameters of a block of content; what stands before the items, `item in`.
    private mutating func bindContent(_ block: Block, _ types: [TypeID?]) -> String {
        if block.parameters.isEmpty { return "" }
        var head = ""
        for (index, local) in block.parameters.enumerated() {
            let type = index < types.count ? types[index] : nil
            let isBinding = type.flatMap { bound($0) } != nil
            let name =
                local.name == Interner.empty
                ? bindInvented(local, "item", Uses(.items(block.items.range), program), type)
                : scope.bind(local, text(local.name), type)
            head += (index > 0 ? ", " : "") + (isBinding ? "$\(SwiftNames.bare(name))" : name)
        }
        return head + " in"
    }

    // MARK: Items

    mutating func write(_ item: Item) {
        switch item {
        case .element(let element):
            place(program.elements[element].range)
            if parts.isCut(element) {
                writePart(.element(element))
            } else {
                write(program.elements[element])
            }
        case .conditional(let conditional): write(content: conditional, from: 0)
        case .selection(let selection): write(content: program.selections[selection])
        case .constant(let local, let value): writeConstant(local, value)
        case .reader(let reader): write(program.countReaders[reader])
        }
    }

    private mutating func write(_ reader: CountReader) {
        let uses = Uses(.items(program.blocks[reader.content].items.range), program)
        let hidden = bindInvented(reader.hidden, "hidden", uses, TypeTable.int)
        let shown = bindInvented(reader.shown, "shown", uses, TypeTable.int)
        let layer = reader.isLayer ? ", isLayer: true" : ""
        write("CountReader(\(SwiftLiteral.quoted(text(reader.row)))\(layer)) { \(hidden), \(shown) in")
        append(.indent)
        line()
        write(items: reader.content)
        append(.outdent)
        append(.freshLine)
        write("}")
    }

    /// The clauses of an `if` in content that one expression of Swift holds; what is left goes into a part.
    private static let greatestClauses = 8

    /// Writes an `if` in content from one of its clauses on.
    mutating func write(content id: ConditionalID, from start: Int) {
        let conditional = program.conditionals[id]
        let end = conditional.clauses.count
        for index in start..<end {
            if index > start, index - start == SwiftEmitter.greatestClauses {
                write(" else {")
                append(.indent)
                line()
                writePart(.clauses(id, from: index))
                append(.outdent)
                append(.freshLine)
                return write("}")
            }
            write(index == start ? "if " : " else if ")
            write(conditions: conditional.clauses[index].conditions)
            write(content: conditional.clauses[index].body)
        }
        guard let otherwise = conditional.otherwise else { return }
        write(" else ")
        write(content: otherwise)
    }

    private mutating func write(content body: BranchBody) {
        guard case .content(let block) = body else { return }
        braces { $0.write(items: block) }
    }

    private mutating func write(content selection: Selection) {
        write("switch ")
        write(head: selection.subject)
        write("{")
        for item in selection.cases {
            line()
            write(patterns: item)
            append(.indent)
            line()
            if case .content(let block) = item.body, program.blocks[block].items.count > 0 {
                write(items: block)
            } else {
                write("Group {}")
            }
            append(.outdent)
            append(.freshLine)
        }
        append(.freshLine)
        write("}")
    }

    // MARK: Elements

    /// Writes an element with its modifiers.
    mutating func write(_ element: ElementNode) {
        let modifiers = writtenModifiers(element)
        if modifiers.isEmpty { return write(head: element) }
        open(.openChain)
        write(head: element)
        for modifier in modifiers {
            append(.chainLine)
            write(modifier)
        }
        close()
    }

    private mutating func write(head element: ElementNode) {
        switch element.kind {
        case .catalog(let row, let overload): write(Catalog.elements[row.index], overload, element)
        case .component(let view):
            write(names.views[view.index])
            write(call: element.arguments, parameters(program.views[view].parameters))
        case .piece(let index): write(piece: index, element)
        case .slot(let slot): write(slot: slot, element)
        case .value(let value): write(value)
        }
    }

    private mutating func write(_ row: ElementSpec, _ overload: Int, _ element: ElementNode) {
        let chosen = row.overloads[overload]
        switch chosen.rule {
        case .color, .gradient:
            // The element is its value.
            if let argument = program.arguments[element.arguments.range].first,
                case .expression(let value) = argument.value
            {
                write(value)
            }
        case .headerStackOfSlots where library == .viewCore && isOneBlock(element):
            writeOneBlock(row, chosen.parameters, element)
        default:
            write(row.swiftName ?? row.name)
            let item = itemType(element.arguments)
            write(
                call: isOneBlock(element) ? labelled(element.arguments) : element.arguments,
                chosen.parameters.map { SwiftParameter($0, context(of: $0.type), item: item) })
        }
    }

    /// Whether a header's parts were written in one block: they then stand in the order of the source.
    private func isOneBlock(_ element: ElementNode) -> Bool {
        let arguments = program.arguments[element.arguments.range]
        return arguments.indices.dropFirst().contains { arguments[$0].parameter < arguments[$0 - 1].parameter }
    }

    /// Arguments in the order of their parameters.
    private mutating func labelled(_ arguments: IDList) -> IDList {
        let sorted = program.arguments[arguments.range].sorted { $0.parameter < $1.parameter }
        program.arguments += sorted
        return IDList(start: program.arguments.count - sorted.count, count: sorted.count)
    }

    /// Writes a header with its parts in one block.
    private mutating func writeOneBlock(_ row: ElementSpec, _ parameters: [ParameterSpec], _ element: ElementNode) {
        write(row.swiftName ?? row.name)
        var values: [Piece] = []
        var blocks: [BlockID] = []
        for argument in program.arguments[element.arguments.range] {
            let parameter = parameters[argument.parameter]
            switch argument.value {
            case .expression(let value):
                values.append { emitter in
                    emitter.write(parameter.label.map { "\($0): " } ?? "")
                    emitter.write(value, .argument)
                }
            case .block(let block): blocks.append(block)
            case .statements: break
            }
        }
        if !values.isEmpty { list("(", values, ")") }
        space()
        braces { emitter in
            for block in blocks { emitter.write(items: block) }
        }
    }

    /// The type of the items that a loop runs over: of bindings where it runs over a binding.
    private mutating func itemType(_ arguments: IDList) -> TypeID? {
        guard let first = program.arguments[arguments.range].first, case .expression(let data) = first.value else {
            return nil
        }
        let type = program.type(data)
        if let value = bound(type) { return elementType(value).map { program.types.id(.binding($0)) } }
        return elementType(type)
    }

    private mutating func write(piece index: Int, _ element: ElementNode) {
        guard let view = scope.view else { return }
        let isNamed = !element.modifiers.range.isEmpty
        let parameters = program.views[view].pieces[index].parameters
        if isNamed { write("Group { ") }
        write(scope.pieces[index])
        if !parameters.isEmpty { write(call: element.arguments, self.parameters(parameters)) }
        if isNamed { write(" }") }
    }

    private mutating func write(slot: ExpressionID, _ element: ElementNode) {
        let isNamed = !element.modifiers.range.isEmpty
        if isNamed { write("Group { ") }
        write(slot)
        if unwrapped(program.type(slot)) != nil { write("?") }
        var pieces: [Piece] = []
        let types = slotArguments(unwrapped(program.type(slot)) ?? program.type(slot)) ?? []
        for (argument, type) in zip(program.arguments[element.arguments.range], types) {
            if case .expression(let value) = argument.value { pieces.append { $0.write(value, .stored(type)) } }
        }
        list("(", pieces, ")")
        if isNamed { write(" }") }
    }

    private mutating func write(_ modifier: ModifierNode) {
        switch modifier.kind {
        case .name(let name, _):
            let method = library == .viewCore ? "named" : "accessibilityIdentifier"
            write(".\(method)(\(SwiftLiteral.quoted(text(name))))")
        case .catalog(let id, let overload):
            let row = Catalog.modifiers[id.index]
            write(".\(row.swiftName ?? row.name)")
            let isOverloaded = row.overloads.count > 1
            write(
                call: modifier.arguments,
                row.overloads[overload].parameters.map {
                    SwiftParameter($0, context(of: $0.type), isOverloaded: isOverloaded)
                })
        }
    }

    /// What calls need to know of a declaration's parameters.
    func parameters(_ parameters: [Parameter]) -> [SwiftParameter] {
        parameters.map { parameter in
            SwiftParameter(
                label: label(parameter), context: .stored(parameter.type),
                slotTypes: (slotArguments(unwrapped(parameter.type) ?? parameter.type) ?? []).map { Optional($0) },
                takesBlock: isFunction(unwrapped(parameter.type) ?? parameter.type),
                isOptionalSlot: parameter.isOmittable
                    && slotArguments(unwrapped(parameter.type) ?? parameter.type) != nil)
        }
    }
}
