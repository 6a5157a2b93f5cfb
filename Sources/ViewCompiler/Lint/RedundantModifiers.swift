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
        /// The modifiers since the last one with content of its own.
        var nearer: [Setting] = []
        var previous: SourceRange?
        for modifier in program.modifiers[element.modifiers.range] {
            guard case .catalog(let id, let overload) = modifier.kind else { continue }
            let name = Catalog.modifiers[id.index].name
            let rule = Catalog.modifiers[id.index].overloads[overload].rule
            let setting = Setting(rule: rule, key: environmentKey(modifier), range: modifier.range)
            if isNeutral(rule, modifier), !(rule.bearsTraits && hasTraits(element, before: modifier)) {
                found.append(.neutral(name, modifier.range, removal(modifier)))
            } else if rule.isIdempotent, let previous, text(previous) == text(modifier.range) {
                found.append(.repeated(name, modifier.range, previous, removal(modifier)))
            } else if rule.holdsForContent,
                let inner = nearer.first(where: { $0.rule == rule && $0.key == setting.key })
            {
                found.append(.overridden(name, modifier.range, inner.range, removal(modifier)))
            } else if rule.hasContent {
                nearer = []
            } else if !givesNothing(modifier) {
                nearer.append(setting)
            }
            previous = modifier.range
        }
    }

    /// A modifier, and the part of the environment that it sets if it names one.
    private struct Setting {
        let rule: ModifierRule
        let key: EnvironmentKey?
        let range: SourceRange
    }

    private func environmentKey(_ modifier: ModifierNode) -> EnvironmentKey? {
        guard let first = program.arguments[modifier.arguments.range].first, case .expression(let value) = first.value,
            case .environmentKey(let key) = program.expressions[value]
        else { return nil }
        return key
    }

    private func text(_ range: SourceRange) -> ArraySlice<UInt8> {
        trees[range.file.index].source.bytes[range.offsets]
    }

    /// Whether a modifier's first value is nil, which leaves open what holds.
    private func givesNothing(_ modifier: ModifierNode) -> Bool {
        guard let first = program.arguments[modifier.arguments.range].first, case .expression(let value) = first.value
        else { return false }
        if case .none = program.expressions[value] { return true }
        return false
    }

    /// Whether an element, as it stands before a modifier, has traits that a padding of nothing hides, or a priority of 0
    /// takes the place of: a priority, as a spacer has too, or being a row of a grid. What cannot be told counts as having
    /// some.
    private func hasTraits(_ element: ElementNode, before modifier: ModifierNode) -> Bool {
        guard case .catalog(let row, let overload) = element.kind else { return true }
        switch Catalog.elements[row.index].overloads[overload].rule {
        case .spacer, .gridRow, .group, .forEach, .section, .titledSection, .empty: return true
        default: break
        }
        for other in program.modifiers[element.modifiers.range] where other.range.start < modifier.range.start {
            guard case .catalog(let id, let overload) = other.kind else { continue }
            if Catalog.modifiers[id.index].overloads[overload].rule.isTrait { return true }
        }
        return false
    }

    /// Whether a modifier's values are written as the ones that change nothing.
    private func isNeutral(_ rule: ModifierRule, _ modifier: ModifierNode) -> Bool {
        guard let values = rule.neutralValues else { return false }
        var isSaid = rule == .frame
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
        case .paddingEdges, .border: [nil, 0]
        case .offset, .zIndex, .fixedSizeOfAxes: [0, 0]
        case .layoutPriority: [0]
        case .opacity, .scaleEffect, .allowsHitTesting: [1]
        case .scaleEffectOfAxes: [1, 1]
        case .frame: []
        case .blur, .cornerRadius: [0]
        case .disabled: [0]
        default: nil
        }
    }

    /// Whether with those values it still changes the traits that an element may have.
    fileprivate var bearsTraits: Bool {
        switch self {
        case .paddingLength, .paddingEdges, .frame, .layoutPriority, .zIndex: true
        default: false
        }
    }

    /// Whether it gives an element a trait that what is around it reads.
    fileprivate var isTrait: Bool { self == .layoutPriority || self == .zIndex }

    /// Whether a second one with the same values directly around it changes nothing.
    fileprivate var isIdempotent: Bool {
        switch self {
        case .frame, .flexibleFrame, .fixedSize, .fixedSizeOfAxes, .layoutPriority, .zIndex, .clipped, .clipShape,
            .cornerRadius, .hidden, .disabled, .allowsHitTesting, .bold, .italic, .underline, .monospacedDigit,
            .resizable, .ignoresSafeArea, .dynamicTypeRange, .accessibilityLabel:
            true
        default: false
        }
    }

    /// Whether a position says nothing of how much is changed.
    fileprivate func ignores(_ position: Int) -> Bool {
        switch self {
        case .paddingEdges, .border: position == 0
        case .scaleEffectOfAxes: position == 2
        case .scaleEffect, .blur, .cornerRadius: position == 1
        default: false
        }
    }

    /// Whether a modifier sets what holds for all its content, so that of two the inner one counts.
    fileprivate var holdsForContent: Bool {
        switch self {
        case .font, .foregroundColor, .foregroundStyle, .tint, .imageScale, .lineLimit, .truncationMode,
            .multilineTextAlignment, .minimumScaleFactor, .lineSpacing, .allowsTightening, .textCase, .buttonStyle,
            .textFieldStyle, .labelStyle, .toggleStyle, .controlSize, .environment, .layoutDirection, .dynamicTypeSize:
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

    fileprivate static func repeated(
        _ name: String, _ range: SourceRange, _ inner: SourceRange, _ removal: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .redundantModifier, .warning, "`." + name + "` changes nothing, since the same stands directly before it",
            range, notes: [DiagnosticNote("it is here", inner)], fixIts: removing(name, removal))
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
