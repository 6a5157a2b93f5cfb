import ViewBase
import ViewFormat
import ViewIR

extension SwiftEmitter {
    /// A run of items in runs of one, or of about ten for parts where it is long; a `let` stays where it is, since it
    /// holds for what follows.
    func runs(_ range: Range<Int>) -> [Range<Int>] {
        let isLong = range.count > SwiftParts.greatestItems && scope.view != nil
        guard isLong else { return range.map { $0..<$0 + 1 } }
        var result: [Range<Int>] = []
        var start = range.lowerBound
        for index in range {
            guard case .constant = program.items[index] else { continue }
            result += chunks(start..<index)
            result.append(index..<index + 1)
            start = index + 1
        }
        return result + chunks(start..<range.upperBound)
    }

    private func chunks(_ range: Range<Int>) -> [Range<Int>] {
        guard range.count > SwiftParts.greatestItems else { return range.map { $0..<$0 + 1 } }
        let tens = (range.count + SwiftParts.greatestItems - 1) / SwiftParts.greatestItems
        let count = min(tens, SwiftParts.greatestItems)
        var result: [Range<Int>] = []
        for index in 0..<count {
            let start = range.lowerBound + range.count * index / count
            result.append(start..<range.lowerBound + range.count * (index + 1) / count)
        }
        return result
    }

    /// Writes the name of a new member that holds a part of the content, with the locals that it needs.
    mutating func writePart(_ content: SwiftPartContent) {
        parts.count += 1
        let name = scope.invented("part\(parts.count)")
        var locals: [LocalUse] = []
        for use in Uses(content, program).locals where !scope.memberSlots.contains(use.local.raw) {
            locals.append(LocalUse(local: use.local, type: scope.type(use.local) ?? use.type))
        }
        parts.pending.append(SwiftPart(name: name, content: content, locals: locals, isNested: isInPart))
        write(name)
        if locals.isEmpty { return }
        list(
            "(",
            locals.map { use in
                { emitter in
                    let name = SwiftNames.bare(emitter.scope.name(use.local))
                    let spelling = emitter.bound(use.type) == nil ? name : "$\(name)"
                    emitter.write("\(spelling): \(spelling)")
                }
            }, ")")
    }

    /// Writes the members that hold parts, and the parts of these.
    mutating func writePendingParts() {
        var next = 0
        while next < parts.pending.count {
            append(.blankLine)
            write(parts.pending[next])
            next += 1
        }
        parts.pending = []
    }

    private mutating func write(_ part: SwiftPart) {
        isInPart = true
        defer { isInPart = false }
        let type = part.isNested ? "AnyView" : "some View"
        append(.freshLine)
        write(part.isNested ? "private " : "@ViewBuilder private ")
        if part.locals.isEmpty {
            write("var \(part.name): \(type) ")
        } else {
            write("func \(part.name)")
            list(
                "(",
                part.locals.map { use in
                    { emitter in
                        let name = emitter.scope.name(use.local)
                        if let value = emitter.bound(use.type) {
                            emitter.write("@Binding \(name): \(emitter.spelling(value))")
                        } else {
                            emitter.write("\(name): \(emitter.spelling(use.type))")
                        }
                    }
                }, ")")
            write(" -> \(type) ")
        }
        braces { emitter in
            if !part.isNested { return emitter.write(part.content) }
            emitter.write("AnyView(")
            emitter.append(.indent)
            emitter.line()
            if case .element = part.content {
                emitter.write(part.content)
            } else {
                emitter.braces("Group") { $0.write(part.content) }
            }
            emitter.append(.outdent)
            emitter.append(.freshLine)
            emitter.write(")")
        }
    }

    private mutating func write(_ content: SwiftPartContent) {
        switch content {
        case .items(let range): write(items: range)
        case .element(let id): write(program.elements[id])
        case .clauses(let id, let start): write(content: id, from: start)
        }
    }
}
