import ViewBase
import ViewCatalog
import ViewCompiler
import ViewSemantics
import ViewSyntax

extension EditorSnapshot {
    /// The colours that a file writes by name or by numbers, as they look in light appearance, in order.
    public func colors(of file: FileID) -> [ColorPlace] {
        var colors: [ColorPlace] = []
        var seen: Set<SourceRange> = []
        for use in uses where use.range.file == file {
            guard case .member(let id) = use.target, case .color(let light, _) = Catalog.members[id.index].operation,
                seen.insert(use.range).inserted
            else { continue }
            colors.append(ColorPlace(range: wholeColor(use.range), light))
        }
        for call in compilation.record?.calls ?? [] where call.file == file {
            guard let color = color(of: call), seen.insert(color.range).inserted else { continue }
            colors.append(color)
        }
        return colors.sorted { $0.range.start < $1.range.start }
    }

    /// A colour's name with what stands before it: `.blue`, `Color.blue`.
    private func wholeColor(_ name: SourceRange) -> SourceRange {
        let tree = tree(name.file)
        var first = tree.tokens.index(of: name)
        if first > 0, tree.tokens.kinds[first - 1] == .dot { first -= 1 }
        if first > 0, tree.tokens.kinds[first] == .dot, tree.tokens.ends[first - 1] == tree.tokens.starts[first],
            tree.tokens.kinds[first - 1] == .identifier
        {
            first -= 1
        }
        return SourceRange(file: name.file, start: tree.tokens.starts[first], end: name.end)
    }

    /// The colour of `Color(red:green:blue:opacity:)` or `Color(white:opacity:)` whose arguments are numbers.
    private func color(of call: RecordedCall) -> ColorPlace? {
        guard case .members(let ids) = call.called, call.overload < ids.count else { return nil }
        let operation = Catalog.members[ids[call.overload].index].operation
        let tree = tree(call.file)
        guard let list = tree.child(call.node, .argumentList) else { return nil }
        var parts: [Double] = []
        for argument in tree.children(list) where tree.kind(argument) == .argument {
            guard let value = tree.expression(argument),
                tree.kind(value) == .doubleLiteral || tree.kind(value) == .integerLiteral,
                let number = tree.doubleValue(value)
            else { return nil }
            parts.append(number)
        }
        let name = tree.firstToken(call.node).index - 1
        guard name >= 0 else { return nil }
        let range = SourceRange(file: call.file, start: tree.tokens.starts[name], end: tree.range(call.node).end)
        switch operation {
        case .colorOfRGB where parts.count >= 3:
            return ColorPlace(
                range: range, red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
        case .colorOfWhite where !parts.isEmpty:
            return ColorPlace(
                range: range, red: parts[0], green: parts[0], blue: parts[0], alpha: parts.count > 1 ? parts[1] : 1)
        default: return nil
        }
    }
}
