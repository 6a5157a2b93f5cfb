import ViewBase
import ViewCatalog

extension IRPrinter {
    /// Writes the items of a block of content, each on lines of its own.
    mutating func write(_ id: BlockID) {
        let block = program.blocks[id]
        if !block.parameters.isEmpty { line("\(locals(block.parameters)) in", at: block.range) }
        for item in program.items[block.items.range] { write(item) }
    }

    private mutating func write(_ item: Item) {
        switch item {
        case .element(let element): write(program.elements[element])
        case .conditional(let conditional): write(program.conditionals[conditional])
        case .selection(let selection): write(program.selections[selection])
        case .constant(let local, let value):
            line("let \(text(local)) = \(typed(value))", at: program.range(value))
        case .reader(let reader):
            line(head(program.countReaders[reader]))
            nested { printer in printer.write(printer.program.countReaders[reader].content) }
        }
    }

    private func head(_ reader: CountReader) -> String {
        "\(reader.isLayer ? "layer" : "child") of #\(text(reader.row)) hidden \(text(reader.hidden)) shown \(text(reader.shown))"
    }

    private mutating func write(_ element: ElementNode) {
        line(head(element), at: element.range)
        let names = parameterNames(element.kind)
        nested { printer in
            printer.writeBlocks(element.arguments, names)
            for modifier in printer.program.modifiers[element.modifiers.range] { printer.write(modifier) }
        }
    }

    private mutating func write(_ modifier: ModifierNode) {
        line(head(modifier), at: modifier.range)
        nested { printer in printer.writeBlocks(modifier.arguments, printer.parameterNames(modifier.kind)) }
    }

    /// Writes the arguments that are blocks: the parameter's name, then what stands in the block.
    private mutating func writeBlocks(_ arguments: IDList, _ names: [String]) {
        for argument in program.arguments[arguments.range] {
            if case .expression = argument.value { continue }
            line("\(name(argument, names)):", at: argument.range)
            nested { printer in
                switch argument.value {
                case .expression: break
                case .block(let block): printer.write(block)
                case .statements(let statements): printer.write(statements)
                }
            }
        }
    }

    mutating func write(_ conditional: Conditional) {
        for index in conditional.clauses.indices {
            let clause = conditional.clauses[index]
            let keyword = index == 0 ? "if" : "else if"
            line("\(keyword) \(conditions(clause.conditions))", at: index == 0 ? conditional.range : nil)
            nested { printer in printer.write(clause.body) }
        }
        if let otherwise = conditional.otherwise {
            line("else")
            nested { printer in printer.write(otherwise) }
        }
    }

    mutating func write(_ selection: Selection) {
        line("switch \(typed(selection.subject))", at: selection.range)
        for item in selection.cases {
            line(item.isDefault ? "default" : "case \(list(item.patterns.map { text($0) }))")
            nested { printer in printer.write(item.body) }
        }
    }

    private mutating func write(_ body: BranchBody) {
        switch body {
        case .content(let block): write(block)
        case .statements(let block): write(block)
        case .value(let value): line(typed(value), at: program.range(value))
        }
    }

    /// An element's name, overload and arguments, blocks left out.
    private func head(_ element: ElementNode) -> String {
        let names = parameterNames(element.kind)
        let arguments = inlineArguments(element.arguments, names)
        switch element.kind {
        case .catalog(let id, let overload):
            let spec = Catalog.elements[id.index]
            return "\(spec.name)\(mark(overload, of: spec.overloads.count))\(arguments)"
        case .component(let view): return "\(text(program.views[view].header.name))\(arguments)"
        case .piece(let index): return "piece \(index)\(arguments)"
        case .slot(let slot): return "slot \(text(slot))\(arguments)"
        case .value(let value): return "value \(typed(value))"
        }
    }

    private func head(_ modifier: ModifierNode) -> String {
        switch modifier.kind {
        case .catalog(let id, let overload):
            let spec = Catalog.modifiers[id.index]
            let arguments = inlineArguments(modifier.arguments, parameterNames(modifier.kind))
            return ".\(spec.name)\(mark(overload, of: spec.overloads.count))\(arguments)"
        case .name(let name, let isPrefix): return isPrefix ? "#\(text(name))" : ".named(#\(text(name)))"
        }
    }

    /// An element with its blocks and modifiers on one line, for an element that is a value.
    func inline(_ id: ElementNodeID) -> String {
        let element = program.elements[id]
        var result = head(element) + inlineBlocks(element.arguments, parameterNames(element.kind))
        for modifier in program.modifiers[element.modifiers.range] {
            result += head(modifier) + inlineBlocks(modifier.arguments, parameterNames(modifier.kind))
        }
        return result
    }

    /// A block of content on one line.
    func inline(_ id: BlockID) -> String {
        let block = program.blocks[id]
        let parameters = block.parameters.isEmpty ? "" : "\(locals(block.parameters)) in "
        let items = program.items[block.items.range].map { inline($0) }
        return "{ \(parameters)\(items.joined(separator: "; ")) }"
    }

    private func inline(_ item: Item) -> String {
        switch item {
        case .element(let element): inline(element)
        case .conditional(let conditional): inline(program.conditionals[conditional])
        case .selection(let selection): inline(program.selections[selection])
        case .constant(let local, let value): "let \(text(local)) = \(text(value))"
        case .reader(let reader):
            head(program.countReaders[reader]) + " " + inline(program.countReaders[reader].content)
        }
    }

    private func inlineBlocks(_ arguments: IDList, _ names: [String]) -> String {
        var result = ""
        for argument in program.arguments[arguments.range] {
            switch argument.value {
            case .expression: break
            case .block(let block): result += " \(name(argument, names)): \(inline(block))"
            case .statements(let block): result += " \(name(argument, names)): \(inline(block))"
            }
        }
        return result
    }

    /// The arguments that are expressions, in parentheses: `(name = value: Type, …)`; nothing where there are none.
    private func inlineArguments(_ arguments: IDList, _ names: [String]) -> String {
        var parts: [String] = []
        for argument in program.arguments[arguments.range] {
            if case .expression(let value) = argument.value {
                parts.append("\(name(argument, names)) = \(typed(value))")
            }
        }
        return parts.isEmpty ? "" : "(\(list(parts)))"
    }

    private func name(_ argument: Argument, _ names: [String]) -> String {
        argument.parameter < names.count ? names[argument.parameter] : "argument \(argument.parameter)"
    }

    /// Which of several overloads was chosen: `/1`.
    private func mark(_ overload: Int, of count: Int) -> String { count > 1 ? "/\(overload)" : "" }

    private func parameterNames(_ kind: ElementKind) -> [String] {
        switch kind {
        case .catalog(let id, let overload): Catalog.elements[id.index].overloads[overload].parameters.map { $0.name }
        case .component(let view): program.views[view].parameters.map { text($0.name) }
        case .piece, .slot, .value: []
        }
    }

    private func parameterNames(_ kind: ModifierKind) -> [String] {
        guard case .catalog(let id, let overload) = kind else { return [] }
        return Catalog.modifiers[id.index].overloads[overload].parameters.map { $0.name }
    }

    func locals(_ locals: [LocalID]) -> String { list(locals.map { text($0) }) }

    func conditions(_ conditions: [Condition]) -> String {
        list(
            conditions.map { condition in
                switch condition {
                case .expression(let value): text(value)
                case .binding(let local, let value): "let \(text(local)) = \(typed(value))"
                case .availability: "#available"
                }
            })
    }
}
