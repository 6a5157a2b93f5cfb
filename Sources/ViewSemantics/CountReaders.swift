import ViewBase
import ViewCatalog
import ViewIR

extension Checker {
    /// Gives what reads the counts of a row its place beside the row, or says why it has none.
    func placeCountReaders(in block: BlockID) {
        if body.counts.readings.isEmpty { return }
        var plans: [ReaderPlan] = []
        var rows: [(row: Name, path: [ContentStep])] = []
        for reading in body.counts.readings where !isKept(reading) {
            guard let row = contentPath(toRowNamed: reading.row, in: block), let last = row.last,
                case .element(let element) = program.items[last.item], isRow(element)
            else {
                report(.noRowOfName(text(reading.row), reading.range, nearestRow(reading.row, in: block)))
                continue
            }
            guard let plan = plan(reading, contentPath(to: reading.range, in: block), row) else { continue }
            rows.append((reading.row, row))
            if let known = plans.first(where: { $0.place == plan.place }) {
                if known.row != plan.row { report(.readsTwoRows(text(known.row), text(plan.row), reading.range)) }
            } else {
                plans.append(plan)
            }
        }
        for plan in plans {
            guard let inner = rows.first(where: { depends($0.path, on: plan.place) }) else { continue }
            report(.rowDependsOnCount(text(inner.row), text(plan.row), plan.reading))
            return
        }
        for plan in plans { write(plan) }
    }

    /// Whether a reading only goes into a `let`; what counts is where that is used.
    private func isKept(_ reading: CountReading) -> Bool {
        body.counts.constants.contains { constant in
            let value = program.range(constant.value)
            return value.start <= reading.range.start && reading.range.end <= value.end
        }
    }

    /// The name that is nearest to one that no row has.
    private func nearestRow(_ name: Name, in block: BlockID) -> String? {
        var names: [String] = []
        for modifier in program.modifiers {
            if case .name(let other, _) = modifier.kind, contentPath(toRowNamed: other, in: block) != nil {
                names.append(text(other))
            }
        }
        return suggestion(for: name, in: names)
    }

    // MARK: Where it may stand

    /// Where the reading's content goes; nil if that is reported.
    private func plan(_ reading: CountReading, _ reader: [ContentStep], _ row: [ContentStep]) -> ReaderPlan? {
        var shared = 0
        while shared < min(reader.count, row.count), reader[shared] == row[shared] { shared += 1 }
        guard shared < reader.count, shared < row.count else { return refuse(reading, row, holder(row, shared)) }
        if reader[shared].part == nil, reader[shared].item == row[shared].item {
            report(.holderReadsCount(name(ofItem: row[shared].item), text(reading.row), reading.range))
            return nil
        }
        let place: ReaderPlace
        if reader[shared].item != row[shared].item {
            guard stackHolds(row, above: shared) else { return refuse(reading, row, holder(row, shared)) }
            place = .child(item: reader[shared].item)
        } else if let layer = layer(reader[shared], beside: row[shared]) {
            place = .layer(layer)
        } else {
            return refuse(reading, row, name(ofItem: row[shared].item))
        }
        if let obstacle = obstacle(row, from: shared, to: place) { return refuse(reading, row, obstacle) }
        return ReaderPlan(row: reading.row, reading: reading.range, place: place)
    }

    private func refuse(_ reading: CountReading, _ row: [ContentStep], _ container: String) -> ReaderPlan? {
        let place = range(of: program.items[row[row.count - 1].item])
        report(.countFeedsBack(text(reading.row), container, reading.range, place))
        return nil
    }

    /// Whether the element around a step that makes nodes is a vertical stack.
    private func stackHolds(_ path: [ContentStep], above depth: Int) -> Bool {
        for step in path[..<depth].reversed() {
            switch step.part {
            case .branch: continue
            case .slot(let element, _):
                switch elementRule(element) {
                case .group: continue
                case .verticalStack: return true
                default: return false
                }
            case .modifierSlot, nil: return false
            }
        }
        return false
    }

    /// The part beside the one with the row, if it lies over or under it.
    private func layer(_ reader: ContentStep, beside row: ContentStep) -> BlockID? {
        switch reader.part {
        case .slot(let element, let parameter):
            guard elementRule(element) == .floatingOverlay, row.part == .slot(element, parameter: FloatingSlot.base),
                parameter == FloatingSlot.floating
            else { return nil }
            return blockArgument(program.elements[element].arguments)
        case .modifierSlot(_, let modifier):
            if case .modifierSlot(_, let other) = row.part, other >= modifier { return nil }
            switch modifierRule(modifier) {
            case .backgroundContent, .overlayContent: return blockArgument(program.modifiers[modifier].arguments)
            default: return nil
            }
        case .branch, nil: return nil
        }
    }

    private func blockArgument(_ arguments: IDList) -> BlockID? {
        for argument in program.arguments[arguments.range].reversed() {
            if case .block(let block) = argument.value { return block }
        }
        return nil
    }

    /// What stands between the container and the row and could offer the row something else than the container's own
    /// offer; nil if there is nothing.
    private func obstacle(_ row: [ContentStep], from shared: Int, to place: ReaderPlace) -> String? {
        for (depth, step) in row.enumerated() where depth >= shared {
            if case .element(let element) = program.items[step.item] {
                for index in program.elements[element].modifiers.range {
                    if depth == shared, isOutside(index, place) { break }
                    if !passesOfferOn(index) { return name(ofModifier: index) }
                }
            }
            switch step.part {
            case .slot(let element, let parameter):
                switch elementRule(element) {
                case .verticalStack, .group: break
                case .floatingOverlay where parameter == FloatingSlot.base: break
                default: return name(ofItem: step.item)
                }
            case .modifierSlot(_, let modifier): return name(ofModifier: modifier)
            case .branch, nil: break
            }
        }
        return nil
    }

    /// Whether a modifier is the one whose layer reads the row, so that those from it on lie outside.
    private func isOutside(_ modifier: Int, _ place: ReaderPlace) -> Bool {
        guard case .layer(let block) = place else { return false }
        return blockArgument(program.modifiers[modifier].arguments) == block
    }

    /// Whether what a modifier offers follows from what it is offered and its arguments alone.
    private func passesOfferOn(_ modifier: Int) -> Bool {
        switch modifierRule(modifier) {
        case .position, .positionAtPoint, .ignoresSafeArea, .safeAreaInsetAtVerticalEdge,
            .safeAreaInsetAtHorizontalEdge:
            return false
        default: return true
        }
    }

    private func modifierRule(_ index: Int) -> ModifierRule? {
        guard case .catalog(let row, let overload) = program.modifiers[index].kind else { return nil }
        return Catalog.modifiers[row.index].overloads[overload].rule
    }

    // MARK: Names for messages

    /// What holds the items in which two ways part.
    private func holder(_ path: [ContentStep], _ depth: Int) -> String {
        for step in path[..<min(depth, path.count)].reversed() {
            switch step.part {
            case .slot: return name(ofItem: step.item)
            case .modifierSlot(_, let modifier): return name(ofModifier: modifier)
            case .branch, nil: continue
            }
        }
        return "the view itself"
    }

    private func name(ofItem index: Int) -> String {
        guard case .element(let element) = program.items[index] else { return "the branch" }
        switch program.elements[element].kind {
        case .catalog(let row, _): return "`" + Catalog.elements[row.index].name + "`"
        case .component(let view): return "`" + text(program.views[view].header.name) + "`"
        case .piece, .slot, .value: return "the slot"
        }
    }

    private func name(ofModifier index: Int) -> String {
        guard case .catalog(let row, _) = program.modifiers[index].kind else { return "the name" }
        return "`." + Catalog.modifiers[row.index].name + "`"
    }

    // MARK: Writing

    /// Whether a row stands inside what reads a count.
    private func depends(_ row: [ContentStep], on place: ReaderPlace) -> Bool {
        switch place {
        case .child(let item): return row.contains { $0.item == item }
        case .layer(let block):
            let items = program.blocks[block].items.range
            return row.contains { items.contains($0.item) }
        }
    }

    /// Puts the reader into the program.
    private func write(_ plan: ReaderPlan) {
        switch plan.place {
        case .child(let index):
            let item = program.items[index]
            let content = program.blocks.append(
                Block(
                    parameters: [], items: append(items: constants(for: plan, range(of: item)) + [item]),
                    range: range(of: item)))
            program.items[index] = .reader(reader(plan, content, isLayer: false))
        case .layer(let block):
            let written = program.blocks[block]
            let items = constants(for: plan, written.range) + program.items[written.items.range]
            let content = program.blocks.append(
                Block(parameters: written.parameters, items: append(items: items), range: written.range))
            let reader = reader(plan, content, isLayer: true)
            program.blocks[block] = Block(
                parameters: [], items: append(items: [.reader(reader)]), range: written.range)
        }
    }

    /// The `let`s before a place that the counts go into, to be evaluated once these are known.
    private func constants(for plan: ReaderPlan, _ place: SourceRange) -> ArraySlice<Item> {
        var items: [Item] = []
        for constant in body.counts.constants
        where constant.rows.contains(plan.row) && program.range(constant.value).start < place.start {
            items.append(.constant(constant.local, constant.value))
        }
        return items[...]
    }

    private func reader(_ plan: ReaderPlan, _ content: BlockID, isLayer: Bool) -> CountReaderID {
        guard let slots = body.counts.slots(of: plan.row) else { return CountReaderID(0) }
        return program.countReaders.append(
            CountReader(row: plan.row, hidden: slots.hidden, shown: slots.shown, content: content, isLayer: isLayer))
    }
}

/// What is to read a row, and where it is to stand.
private struct ReaderPlan {
    let row: Name
    let reading: SourceRange
    let place: ReaderPlace
}

/// Where a reader stands.
private enum ReaderPlace: Equatable {
    /// In the place of an item of a vertical stack.
    case child(item: Int)
    /// In the place of all that a block over or under the row holds.
    case layer(BlockID)
}

/// The positions of the slots of `ElementRule.floatingOverlay`.
private enum FloatingSlot {
    static let base = 3
    static let floating = 4
}
