import ViewBase
import ViewCatalog
import ViewIR

/// How a literal is written that is looked up among the texts of the locale.
enum SwiftKey {
    /// As it is, by which it is a `LocalizedStringKey`.
    case plain
    /// As what `String(localized:)` finds, so that its marks are shown.
    case marked
}

/// Texts that SwiftUI looks up by `LocalizedStringKey`, in which it would read Markdown.
extension SwiftEmitter {
    /// Writes an argument that is looked up where it is a literal or chosen between literals.
    mutating func write(key id: ExpressionID, _ context: SwiftContext) {
        var literals: [ExpressionID] = []
        guard library == .swiftUI, collectLiterals(id, &literals) else { return write(id, context) }
        let isMarked = literals.contains { SwiftMarkdown(pieces(of: $0)).isFound }
        for literal in literals { scope.keys[literal] = isMarked ? .marked : .plain }
        write(id, context)
        for literal in literals { scope.keys[literal] = nil }
    }

    /// Collects the literals that an expression chooses between; false where it may be something else.
    private func collectLiterals(_ id: ExpressionID, _ literals: inout [ExpressionID]) -> Bool {
        switch program.expressions[id] {
        case .string, .interpolation:
            literals.append(id)
            return true
        case .parenthesized(let inner), .wrap(let inner): return collectLiterals(inner, &literals)
        case .ternary(let parts):
            let parts = program.list(parts)
            for (index, part) in parts.enumerated() where index % 2 == 1 || index == parts.count - 1 {
                if !collectLiterals(part, &literals) { return false }
            }
            return true
        default: return false
        }
    }

    private func pieces(of literal: ExpressionID) -> [String] {
        switch program.expressions[literal] {
        case .string(let string): return [program.strings[string]]
        case .interpolation(let pieces):
            var texts = [""]
            for piece in program.list(pieces) {
                if case .string(let string) = program.expressions[piece] {
                    texts[texts.count - 1] += program.strings[string]
                } else {
                    texts.append("")
                }
            }
            return texts
        default: return []
        }
    }

    /// Writes a literal as what it is for a parameter that looks it up.
    mutating func write(literal id: ExpressionID, _ body: Piece) {
        guard case .marked = scope.keys[id] else { return body(&self) }
        write("String(localized: ")
        body(&self)
        write(")")
    }

    /// Writes a value in a literal: a `LocalizedStringKey` takes texts and numbers alone.
    mutating func write(interpolated id: ExpressionID, isKey: Bool) {
        guard isKey else { return write(id) }
        switch program.types.shape(program.type(id)) {
        case .bool: write("String(")
        case .enumeration, .vocabulary: write("String(describing: ")
        default: return write(id)
        }
        write(id)
        write(")")
    }
}
