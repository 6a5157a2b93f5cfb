import ViewBase
import ViewCatalog
import ViewIR

/// One step from a block of content into an item of it.
struct ContentStep: Equatable {
    /// The item, by its place in `Program.items`.
    let item: Int
    /// Which part of the item the path goes on in; nil at its end.
    var part: ContentPart?
}

/// A part of an item that holds content of its own.
enum ContentPart: Equatable {
    /// A block given to the element itself, for a parameter.
    case slot(ElementNodeID, parameter: Int)
    /// A block given to one of its modifiers, by its place in `Program.modifiers`.
    case modifierSlot(ElementNodeID, modifier: Int)
    /// A branch of an `if` or `switch`.
    case branch(BlockID)
}

extension Checker {
    /// The way to what is written at a place; empty if that is not in the block.
    func contentPath(to place: SourceRange, in block: BlockID) -> [ContentStep] {
        var path: [ContentStep] = []
        var block: BlockID? = block
        while let current = block {
            block = nil
            for index in program.blocks[current].items.range where contains(range(of: program.items[index]), place) {
                path.append(ContentStep(item: index))
                for (part, inside) in parts(of: program.items[index])
                where contains(program.blocks[inside].range, place) {
                    path[path.count - 1].part = part
                    block = inside
                }
                break
            }
        }
        return path
    }

    /// The way to the first row at or below the element of a name; nil if there is none in the block itself.
    func contentPath(toRowNamed name: Name, in block: BlockID) -> [ContentStep]? {
        firstPath(in: block) { element in
            for modifier in self.program.modifiers[self.program.elements[element].modifiers.range] {
                if case .name(name, _) = modifier.kind { return true }
            }
            return false
        }.map { path in
            guard let last = path.last, case .element(let element) = self.program.items[last.item],
                !self.isRow(element)
            else { return path }
            for (part, inside) in self.parts(of: self.program.items[last.item]) {
                guard let rest = self.firstPath(in: inside, where: { self.isRow($0) }) else { continue }
                return path.dropLast() + [ContentStep(item: last.item, part: part)] + rest
            }
            return path
        }
    }

    /// Whether an element is a row of whole items.
    func isRow(_ element: ElementNodeID) -> Bool {
        let rule = elementRule(element)
        return rule == .wholeItemRow || rule == .wholeItemRowOfChildren
    }

    /// The rule of an element of the catalogue; nil for others.
    func elementRule(_ element: ElementNodeID) -> ElementRule? {
        guard case .catalog(let row, let overload) = program.elements[element].kind else { return nil }
        return Catalog.elements[row.index].overloads[overload].rule
    }

    /// The way to the first element that is wanted.
    private func firstPath(in block: BlockID, where isWanted: (ElementNodeID) -> Bool) -> [ContentStep]? {
        for index in program.blocks[block].items.range {
            if case .element(let element) = program.items[index], isWanted(element) {
                return [ContentStep(item: index)]
            }
            for (part, inside) in parts(of: program.items[index]) {
                guard let rest = firstPath(in: inside, where: isWanted) else { continue }
                return [ContentStep(item: index, part: part)] + rest
            }
        }
        return nil
    }

    /// The blocks of content in an item, each with what it is.
    private func parts(of item: Item) -> [(ContentPart, BlockID)] {
        switch item {
        case .element(let id):
            let element = program.elements[id]
            var parts = blocks(element.arguments).map { (ContentPart.slot(id, parameter: $0.0), $0.1) }
            for index in element.modifiers.range {
                parts += blocks(program.modifiers[index].arguments).map {
                    (ContentPart.modifierSlot(id, modifier: index), $0.1)
                }
            }
            return parts
        case .conditional(let id):
            let bodies = program.conditionals[id].clauses.map { $0.body }
            return branches(bodies + [program.conditionals[id].otherwise].compactMap { $0 })
        case .selection(let id): return branches(program.selections[id].cases.map { $0.body })
        case .constant, .reader: return []
        }
    }

    private func blocks(_ arguments: IDList) -> [(Int, BlockID)] {
        program.arguments[arguments.range].compactMap { argument in
            guard case .block(let block) = argument.value else { return nil }
            return (argument.parameter, block)
        }
    }

    private func branches(_ bodies: [BranchBody]) -> [(ContentPart, BlockID)] {
        bodies.compactMap { body in
            guard case .content(let block) = body else { return nil }
            return (.branch(block), block)
        }
    }

    private func contains(_ outer: SourceRange, _ inner: SourceRange) -> Bool {
        outer.start <= inner.start && inner.end <= outer.end
    }
}
