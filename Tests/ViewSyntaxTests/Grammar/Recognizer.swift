/// Decides whether a grammar derives a list of tokens: every way is tried, each rule at each place once.
struct Recognizer {
    /// A set of terminals, by number.
    struct TerminalSet {
        var low: UInt64 = 0
        var high: UInt64 = 0

        init() {}

        init(_ terminal: Int) { insert(terminal) }

        mutating func insert(_ terminal: Int) {
            if terminal < 64 { low |= 1 << UInt64(terminal) } else { high |= 1 << UInt64(terminal - 64) }
        }

        mutating func formUnion(_ other: TerminalSet) {
            low |= other.low
            high |= other.high
        }

        func meets(_ other: TerminalSet) -> Bool { low & other.low != 0 || high & other.high != 0 }
    }

    private let grammar: GrammarFile
    /// Whether each piece derives nothing.
    private var isNullable: [Bool]
    /// The terminals that each piece can begin with.
    private var first: [TerminalSet]
    private let start: Int

    init(_ grammar: GrammarFile) {
        precondition(grammar.terminals.count <= 128)
        self.grammar = grammar
        isNullable = Array(repeating: false, count: grammar.pieces.count)
        first = Array(repeating: TerminalSet(), count: grammar.pieces.count)
        start = grammar.bodies[0]
        while improve() {}
    }

    /// Whether the first rule derives the tokens, each given as the set of terminals that it can stand for.
    func accepts(_ tokens: [TerminalSet]) -> Bool {
        var run = Run(count: tokens.count, ruleCount: grammar.bodies.count)
        return match(start, 0, tokens, &run).contains(tokens.count)
    }

    /// What was found out about one list of tokens: the ends of each rule at each place.
    private struct Run {
        var ends: [[Int]?]
        let count: Int

        init(count: Int, ruleCount: Int) {
            self.count = count + 1
            ends = Array(repeating: nil, count: (count + 1) * ruleCount)
        }
    }

    /// One more round of the fixed point of `isNullable` and `first`; false when nothing changed.
    private mutating func improve() -> Bool {
        var hasChanged = false
        for index in grammar.pieces.indices {
            var set = first[index]
            var nullable = isNullable[index]
            switch grammar.pieces[index] {
            case .terminal(let terminal):
                set.insert(terminal)
            case .rule(let rule):
                set.formUnion(first[grammar.bodies[rule]])
                nullable = isNullable[grammar.bodies[rule]]
            case .sequence(let parts):
                var isOpen = true
                for part in parts where isOpen {
                    set.formUnion(first[part])
                    isOpen = isNullable[part]
                }
                nullable = isOpen
            case .choice(let parts):
                for part in parts {
                    set.formUnion(first[part])
                    nullable = nullable || isNullable[part]
                }
            case .optional(let part), .repetition(let part):
                set.formUnion(first[part])
                nullable = true
            }
            if set.low != first[index].low || set.high != first[index].high || nullable != isNullable[index] {
                hasChanged = true
                first[index] = set
                isNullable[index] = nullable
            }
        }
        return hasChanged
    }

    /// The places at which a piece that begins at `place` can end.
    private func match(_ piece: Int, _ place: Int, _ tokens: [TerminalSet], _ run: inout Run) -> [Int] {
        let canBegin = place < tokens.count && tokens[place].meets(first[piece])
        if !canBegin { return isNullable[piece] ? [place] : [] }
        switch grammar.pieces[piece] {
        case .terminal:
            return [place + 1]
        case .rule(let rule):
            let key = rule * run.count + place
            if let known = run.ends[key] { return known }
            let ends = match(grammar.bodies[rule], place, tokens, &run)
            run.ends[key] = ends
            return ends
        case .sequence(let parts):
            var ends = [place]
            for part in parts {
                ends = step(part, ends, tokens, &run)
                if ends.isEmpty { return ends }
            }
            return ends
        case .choice(let parts):
            var ends: [Int] = []
            for part in parts { merge(match(part, place, tokens, &run), into: &ends) }
            return ends
        case .optional(let part):
            var ends = [place]
            merge(match(part, place, tokens, &run), into: &ends)
            return ends
        case .repetition(let part):
            var ends = [place]
            var fresh = [place]
            while !fresh.isEmpty {
                fresh = step(part, fresh, tokens, &run).filter { !ends.contains($0) }
                merge(fresh, into: &ends)
            }
            return ends
        }
    }

    private func step(_ piece: Int, _ places: [Int], _ tokens: [TerminalSet], _ run: inout Run) -> [Int] {
        if places.count == 1 { return match(piece, places[0], tokens, &run) }
        var ends: [Int] = []
        for place in places { merge(match(piece, place, tokens, &run), into: &ends) }
        return ends
    }

    private func merge(_ places: [Int], into ends: inout [Int]) {
        for place in places where !ends.contains(place) { ends.append(place) }
    }
}
