import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Whether controls say what they are for to those who hear the screen.
extension Checker {
    /// Warns of a control whose label is written and holds no words.
    func requireLabel(_ draft: ElementDraft) {
        guard case .catalog(let id, let overload) = draft.kind, Catalog.elements[id.index].isControl else { return }
        let parameters = Catalog.elements[id.index].overloads[overload].parameters
        let isWritten = program.arguments[draft.arguments.range].contains { argument in
            isTitle(parameters[argument.parameter]) || parameters[argument.parameter].isSlot
        }
        guard isWritten, !saysWords(draft.kind, draft.arguments, draft.modifiers[...]) else { return }
        let place = SourceRange(file: tree.source.id, start: draft.start, end: draft.start + 1)
        let name = tree.range(TokenID(tree.tokens.index(of: place)))
        report(.controlWithoutLabel(Catalog.elements[id.index].name, name))
    }

    private func isTitle(_ parameter: ParameterSpec) -> Bool { parameter.label == nil && parameter.type == .string }

    /// Whether an element is read as words, as far as that is known: a component or a slot may be.
    private func saysWords(_ kind: ElementKind, _ arguments: IDList, _ modifiers: ArraySlice<ModifierNode>) -> Bool {
        guard case .catalog(let id, let overload) = kind, !modifiers.contains(where: { isLabel($0) }) else {
            return true
        }
        let row = Catalog.elements[id.index].overloads[overload]
        if row.rule == .assetImage { return false }
        // SwiftUI has a symbol read by its name.
        if row.rule == .symbolImage { return true }
        return program.arguments[arguments.range].contains { saysWords($0, row.parameters[$0.parameter]) }
    }

    private func isLabel(_ modifier: ModifierNode) -> Bool {
        guard case .catalog(let id, let overload) = modifier.kind else { return false }
        let rule = Catalog.modifiers[id.index].overloads[overload].rule
        guard rule == .accessibilityLabel else { return false }
        return !program.arguments[modifier.arguments.range].contains { argument in
            if case .expression(let value) = argument.value { isBlank(value) } else { false }
        }
    }

    /// Whether a value is written as a text without words.
    private func isBlank(_ value: ExpressionID) -> Bool {
        guard case .string(let text) = program.expressions[value] else { return false }
        return program.strings[text].utf8.allSatisfy { $0 <= 0x20 }
    }

    private func saysWords(_ argument: Argument, _ parameter: ParameterSpec) -> Bool {
        switch argument.value {
        case .block(let block): return saysWords(block)
        case .statements: return false
        case .expression(let value):
            switch program.expressions[value] {
            case .content(let block): return saysWords(block)
            case .string: return isTitle(parameter) && !isBlank(value)
            default: return isTitle(parameter) || shape(program.type(value)) == .vocabulary(.text)
            }
        }
    }

    private func saysWords(_ block: BlockID) -> Bool {
        program.items[program.blocks[block].items.range].contains { item in
            switch item {
            case .constant: false
            case .reader: true
            case .element(let id): saysWords(id)
            case .conditional(let id):
                program.conditionals[id].clauses.contains { saysWords($0.body) }
                    || program.conditionals[id].otherwise.map { saysWords($0) } ?? false
            case .selection(let id): program.selections[id].cases.contains { saysWords($0.body) }
            }
        }
    }

    private func saysWords(_ body: BranchBody) -> Bool {
        if case .content(let block) = body { saysWords(block) } else { true }
    }

    private func saysWords(_ id: ElementNodeID) -> Bool {
        let element = program.elements[id]
        return saysWords(element.kind, element.arguments, program.modifiers[element.modifiers.range])
    }
}
