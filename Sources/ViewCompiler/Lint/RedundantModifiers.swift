import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Finds modifiers that change nothing: their value is what holds anyway, or one of the same kind stands nearer to the
/// element, with nothing between them that the outer one would reach.
struct RedundantModifiers {
    private let program: Program
    private let trees: [SyntaxTree]
    private var found: [Diagnostic] = []

    static func find(_ program: Program, _ trees: [SyntaxTree]) -> [Diagnostic] {
        var search = RedundantModifiers(program: program, trees: trees)
        for element in program.elements.elements where element.modifiers.count > 0 { search.visit(element) }
        return search.found
    }

    private mutating func visit(_ element: ElementNode) {
        /// The modifiers since the last one with content of its own, by their rules.
        var nearer: [(rule: ModifierRule, range: SourceRange)] = []
        for modifier in program.modifiers[element.modifiers.range] {
            guard case .catalog(let id, let overload) = modifier.kind else { continue }
            let row = Catalog.modifiers[id.index].overloads[overload]
            if isNeutral(row.rule, modifier), !(row.rule.isPadding && hasTraits(element, before: modifier)) {
                found.append(.neutral(Catalog.modifiers[id.index].name, modifier.range, removal(modifier)))
            } else if row.rule.holdsForContent, let inner = nearer.first(where: { $0.rule == row.rule }) {
                let name = Catalog.modifiers[id.index].name
                found.append(.overridden(name, modifier.range, inner.range, removal(modifier)))
            } else if row.rule.hasContent {
                nearer = []
            } else if !givesNothing(modifier) {
                nearer.append((row.rule, modifier.range))
            }
        }
    }

    /// Whether a modifier's first value is nil, which leaves open what holds.
    private func givesNothing(_ modifier: ModifierNode) -> Bool {
        guard let first = program.arguments[modifier.arguments.range].first, case .expression(let value) = first.value
        else { return false }
        if case .none = program.expressions[value] { return true }
        return false
    }

    /// Whether an element, as it stands before a modifier, has traits that a padding of nothing hides: a priority, as a
    /// spacer has too, or being a row of a grid. What cannot be told counts as having some.
    private func hasTraits(_ element: ElementNode, before modifier: ModifierNode) -> Bool {
        guard case .catalog(let row, let overload) = element.kind else { return true }
        switch Catalog.elements[row.index].overloads[overload].rule {
        case .spacer, .gridRow, .group, .forEach, .section, .titledSection, .empty: return true
        default: break
        }
        for other in program.modifiers[element.modifiers.range] where other.range.start < modifier.range.start {
            guard case .catalog(let id, let overload) = other.kind else { continue }
            if Catalog.modifiers[id.index].overloads[overload].rule == .layoutPriority { return true }
        }
        return false
    }

    /// Whether a modifier's values are written as the ones that change nothing.
    private func isNeutral(_ rule: ModifierRule, _ modifier: ModifierNode) -> Bool {
        guard let values = rule.neutralValues else { return false }
        var isSaid = false
        for argument in program.arguments[modifier.arguments.range] where !rule.ignores(argument.parameter) {
            guard argument.parameter < values.count, case .expression(let value) = argument.value,
                let number = literal(value), number == values[argument.parameter]
            else { return false }
            isSaid = true
        }
        return isSaid
    }

    /// The number that an expression is written as, a truth counting as 1 or 0; nil for anything else.
    private func literal(_ expression: ExpressionID) -> Double? {
        switch program.expressions[expression] {
        case .int(let value): Double(value)
        case .double(let value): value
        case .bool(let value): value ? 1 : 0
        case .wrap(let inner): literal(inner)
        default: nil
        }
    }

    /// What to take away with a modifier.
    private func removal(_ modifier: ModifierNode) -> SourceRange {
        let tree = trees[modifier.range.file.index]
        let dot = tree.tokens.index(of: modifier.range) - 1
        return tree.source.removal(of: Int(tree.tokens.starts[dot])..<Int(modifier.range.end))
    }
}

extension ModifierRule {
    /// By position, the values with which a modifier changes nothing; nil for one that has none.
    fileprivate var neutralValues: [Double?]? {
        switch self {
        case .paddingLength: [0]
        case .paddingEdges: [nil, 0]
        case .offset: [0, 0]
        case .opacity, .scaleEffect: [1]
        case .blur, .cornerRadius: [0]
        case .disabled: [0]
        default: nil
        }
    }

    fileprivate var isPadding: Bool { self == .paddingLength || self == .paddingEdges }

    /// Whether a position says nothing of how much is changed.
    fileprivate func ignores(_ position: Int) -> Bool {
        switch self {
        case .paddingEdges: position == 0
        case .scaleEffect, .blur, .cornerRadius: position == 1
        default: false
        }
    }

    /// Whether a modifier sets what holds for all its content, so that of two the inner one counts.
    fileprivate var holdsForContent: Bool {
        switch self {
        case .font, .foregroundColor, .foregroundStyle, .tint, .imageScale, .lineLimit, .truncationMode,
            .multilineTextAlignment, .minimumScaleFactor, .lineSpacing, .allowsTightening, .textCase, .buttonStyle,
            .textFieldStyle, .labelStyle, .toggleStyle, .controlSize:
            true
        default: false
        }
    }

    /// Whether a modifier brings content of its own, which modifiers after it reach.
    fileprivate var hasContent: Bool {
        switch self {
        case .backgroundContent, .backgroundElement, .backgroundStyle, .backgroundStyleInShape, .backgroundShape,
            .overlayContent, .overlayElement, .overlayStyle, .overlayStyleInShape, .border, .fill, .stroke,
            .strokeStyled,
            .strokeBorder, .strokeBorderStyled, .safeAreaInsetAtVerticalEdge, .safeAreaInsetAtHorizontalEdge:
            true
        default: false
        }
    }
}

extension Diagnostic {
    private static func removing(_ name: String, _ range: SourceRange) -> [FixIt] {
        [FixIt("remove `." + name + "`", [TextEdit(range, "")])]
    }

    fileprivate static func neutral(_ name: String, _ range: SourceRange, _ removal: SourceRange) -> Diagnostic {
        Diagnostic(
            .redundantModifier, .warning, "`." + name + "` changes nothing with this value", range,
            fixIts: removing(name, removal))
    }

    fileprivate static func overridden(
        _ name: String, _ range: SourceRange, _ inner: SourceRange, _ removal: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .redundantModifier, .warning,
            "`." + name + "` changes nothing, since the one nearer to the element counts", range,
            notes: [DiagnosticNote("it is here", inner)], fixIts: removing(name, removal))
    }
}
