import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// The four elements that SwiftUI does not have.
extension ContentMaker {
    func open(own call: ElementCall<S>) {
        switch call.rule {
        case .wholeItemRow, .wholeItemRowOfChildren: open(row: call)
        case .adaptiveStack: open(adaptive: call)
        case .floatingOverlay: open(floating: call)
        default: open(header: call)
        }
    }

    // MARK: HeaderStack

    /// The checker leaves only the labelled form: 3 title, 4 leading, 5 trailing.
    private func open(header call: ElementCall<S>) {
        let node = builder.openHeader(
            spacing: call.argument(0).double, alignment: VerticalAlignment(symbol: call.argument(1).symbol ?? 1),
            title: call.argument(2).symbol == 1 ? .centeredIfFits : .centered)
        register(node, call.kind, call.range)
        emission.append(.close)
        // In the order of the source; what is to come first is pushed last.
        for parameter in slots(call).reversed() {
            let role: ChildRole = parameter == 3 ? .title : parameter == 4 ? .leading : .trailing
            emission.append(.part(call.argument(parameter), role, call.environment, call.range))
        }
    }

    /// The parameters of the slots that are given, in the order in which their content is written.
    private func slots(_ call: ElementCall<S>) -> [Int] {
        // A host says by the rule whether they were in one block or have labels.
        if call.given.range.isEmpty { return call.rule == .headerStack ? [4, 3, 5] : [3, 4, 5] }
        var given: [(parameter: Int, start: UInt32)] = []
        for index in call.given.range {
            guard case .block(let block) = program.arguments[index].value else { continue }
            given.append((program.arguments[index].parameter, start(of: block)))
        }
        return given.sorted { $0.start < $1.start }.map { $0.parameter }
    }

    /// Where the first element of a block is written.
    private func start(of block: BlockID) -> UInt32 {
        guard let first = program.blocks[block].items.range.first else { return program.blocks[block].range.start }
        switch program.items[first] {
        case .element(let element): return program.elements[element].range.start
        case .conditional(let conditional): return program.conditionals[conditional].range.start
        case .selection(let selection): return program.selections[selection].range.start
        case .constant(_, let value): return program.range(value).start
        case .reader(let reader): return program.blocks[program.countReaders[reader].content].range.start
        }
    }

    // MARK: WholeItemRow

    private func open(row call: ElementCall<S>) {
        let hasData = call.rule == .wholeItemRow
        let first = hasData ? 2 : 0
        let node = builder.openRow(
            spacing: call.argument(first).double,
            alignment: VerticalAlignment(symbol: call.argument(first + 1).symbol ?? 1))
        register(node, call.kind, call.range)
        let badge = call.argument(first + 3)
        note(.badge(badge.isNone ? nil : badge), node, call.environment, call.range, call.frame)
        emission.append(.close)
        let (start, count) = hasData ? expandItems(call) : expand(call.argument(2), call.environment, call.range)
        if count == 0 { emission.append(.part(call.argument(first + 4), .empty, call.environment, call.range)) }
        emission.append(.entries(next: start, end: entries.count, stop: nil, owned: start))
    }

    private func expandItems(_ call: ElementCall<S>) -> (start: Int, count: Int) {
        guard let place = dataExpression(call.given) else {
            return expand(call.argument(4), call.environment, call.range)
        }
        return expand(
            data: call.argument(0), key: call.argument(1), body: call.argument(4), place, call.frame, call.environment)
    }

    // MARK: AdaptiveStack and Overlay

    private func open(adaptive call: ElementCall<S>) {
        let orientation = environment(call.environment, reading: .orientation).orientation
        var rule = AdaptiveRule<S>.fixed(orientation.isLandscape ? .horizontal : .vertical)
        if case .adaptiveRule(let choice) = call.argument(0) {
            switch choice {
            case .orientation(let flatIsHorizontal):
                if let flatIsHorizontal, !orientation.present.isValidInterfaceOrientation {
                    rule = .fixed(flatIsHorizontal ? .horizontal : .vertical)
                }
            case .width(let width): rule = .width(width)
            case .fit: rule = .fit
            }
        }
        let node = builder.openAdaptiveStack(
            rule, alignment: alignment(call.argument(1)), spacing: call.argument(2).double)
        register(node, call.kind, call.range)
        emission.append(.close)
        emission.append(.children(call.argument(3), call.environment, call.range))
    }

    private func open(floating call: ElementCall<S>) {
        let node = builder.openFloating(
            alignment: alignment(call.argument(0)), inset: insets(call.argument(1)),
            avoidsKeyboard: call.argument(2).symbol != 1)
        register(node, call.kind, call.range)
        emission.append(.close)
        emission.append(.place(call.argument(4), .layered, call.environment, call.range))
        emission.append(.place(call.argument(3), .layered, call.environment, call.range))
    }
}
