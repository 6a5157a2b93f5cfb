import ViewBase

/// The lines of a file with syntax errors, collected from the errors in order of place.
struct DamagedLines {
    private let tokens: TokenBuffer
    /// The tokens of each line, in order.
    private(set) var runs: [Range<Int>] = []
    /// Whether all that was said of the last line is about single tokens or constructs.
    private var isSelfContained = false
    /// Tokens alone on their line where a block that was left open ends: something stands there instead of `}`.
    private var replacedBraces: Set<Int> = []

    init(_ tokens: TokenBuffer) { self.tokens = tokens }

    /// Notes the line of an error; false where an error before it on its line explains it.
    mutating func isNew(_ diagnostic: Diagnostic) -> Bool {
        let token = tokens.index(of: diagnostic.range)
        if replacedBraces.contains(token) {
            addLine(of: token)
            return false
        }
        if let last = runs.last, token < last.upperBound {
            return isSelfContained && diagnostic.code.isSelfContained
        }
        if isWithoutEffect(diagnostic, token) { return true }
        addLine(of: token)
        isSelfContained = diagnostic.code.isSelfContained
        if diagnostic.code == .braceLeftOpen { noteEnds(of: diagnostic) }
        return true
    }

    /// Whether an error leaves the meaning of its line as it is: a `try` or `await` that makes no optional.
    private func isWithoutEffect(_ diagnostic: Diagnostic, _ token: Int) -> Bool {
        guard diagnostic.code == .effect else { return false }
        return !(token..<tokens.index(at: diagnostic.range.end)).contains { tokens.kinds[$0] == .question }
    }

    private mutating func addLine(of token: Int) {
        if let last = runs.last, token < last.upperBound { return }
        runs.append(tokens.line(of: token))
    }

    private mutating func noteEnds(of diagnostic: Diagnostic) {
        for note in diagnostic.notes {
            guard let range = note.range else { continue }
            let next = tokens.index(of: range) + 1
            if next < tokens.count, tokens.line(of: next).count == 1 { replacedBraces.insert(next) }
        }
    }
}
