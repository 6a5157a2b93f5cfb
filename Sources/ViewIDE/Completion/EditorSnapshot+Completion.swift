import ViewBase
import ViewSemantics
import ViewSyntax

extension EditorSnapshot {
    /// What can be written at an offset; nil inside strings, comments and numbers.
    public func completions(at offset: Int, in file: FileID) -> Completions? {
        guard let place = MarkedPlace(self, offset, in: file) else { return nil }
        var items = slotLabels(before: place.replaced.lowerBound, in: file)
        // Behind a block on its line nothing else can follow.
        if items.isEmpty || place.isFirstOnLine {
            items += CompletionMaker(place, isCalled: isCalled(place.replaced, in: file)).items()
        }
        let order = items.indices.sorted {
            (items[$0].rank, items[$0].label, $0) < (items[$1].rank, items[$1].label, $1)
        }
        return Completions(range: place.replaced, items: order.map { items[$0] })
    }

    /// Whether the word is followed by its arguments already.
    private func isCalled(_ word: Range<Int>, in file: FileID) -> Bool {
        let bytes = files[file.index].bytes
        guard !word.isEmpty else { return false }
        var next = word.upperBound
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") { return true }
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        return next < bytes.count && bytes[next] == UInt8(ascii: "{")
    }

    /// The labels of the blocks that may follow the trailing block that ends before an offset.
    private func slotLabels(before offset: Int, in file: FileID) -> [CompletionItem] {
        let tree = tree(file)
        let next = tree.tokens.index(of: SourceRange(file: file, offset..<offset))
        let last = Int(tree.tokens.starts[next]) >= offset ? next - 1 : next
        guard last >= 0, tree.tokens.kinds[last] == .rightBrace else { return [] }
        guard let suffix = tree.path(to: TokenID(last)).last(where: { tree.kind($0) == .callSuffix }),
            tree.tokenEnd(suffix).index == last + 1
        else { return [] }
        let focus = focus(at: Int(tree.tokens.ends[last]), in: file)
        guard let call = focus.record.calls.last(where: { $0.file == file && $0.node == suffix }) else { return [] }
        let signatures = signatures(of: call.called, focus.program)
        guard call.overload < signatures.count else { return [] }
        var items: [CompletionItem] = []
        for (index, parameter) in signatures[call.overload].parameters.enumerated()
        where parameter.blockArguments != nil && !call.parameters.contains(index) {
            var item = CompletionItem(
                (parameter.label ?? parameter.name) + ":", .slot, rank: 0, detail: parameter.text,
                documentation: parameter.summary)
            item.text = item.label + " "
            item.snippet = item.label + " " + CallSnippet.block(parameter)
            items.append(item)
        }
        return items
    }
}
