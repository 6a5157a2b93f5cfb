import ViewCatalog
import ViewRuntime
import ViewTree

/// A modifier of the catalogue with its values.
struct CatalogModifier: ViewModifier {
    typealias Body = Never

    /// A value for one of the rule's parameters.
    enum Argument {
        case value(Value<Double>)
        /// What a slot is given.
        case content(any View)
        /// What is known only at the place: a handler, a binding.
        case made((ViewPlace) -> Value<Double>)
    }

    let row: ModifierID
    let rule: ModifierRule
    let arguments: [Argument]
    let change: ((inout ViewTree.EnvironmentValues) -> Void)?

    /// The modifier of a rule that only one row has.
    init(
        _ rule: ModifierRule, _ arguments: [Argument], _ change: ((inout ViewTree.EnvironmentValues) -> Void)? = nil
    ) {
        self.init(ModifierID(of: rule), rule, arguments, change)
    }

    /// The modifier of a row.
    init(
        _ row: ModifierID, _ rule: ModifierRule, _ arguments: [Argument],
        _ change: ((inout ViewTree.EnvironmentValues) -> Void)? = nil
    ) {
        self.row = row
        self.rule = rule
        self.arguments = arguments
        self.change = change
    }

    func _add(_ content: some View, to place: ViewPlace) {
        var values: [Value<Double>] = []
        values.reserveCapacity(arguments.count)
        for argument in arguments {
            switch argument {
            case .value(let value): values.append(value)
            // Told apart from what the modifier stands on.
            case .content(let view): values.append(place.content(view, slot: 1))
            case .made(let make): values.append(make(place))
            }
        }
        content._add(to: place.inside(row, rule, values, change))
    }
}

extension View {
    /// The view inside the modifier of a rule that only one row has.
    func modified(_ rule: ModifierRule, _ values: Value<Double>...) -> ModifiedContent<Self, CatalogModifier> {
        modifier(CatalogModifier(rule, values.map { .value($0) }))
    }

    /// The view inside the modifier of a rule, some of whose values are known only at the place.
    func modified(
        _ rule: ModifierRule, with arguments: [CatalogModifier.Argument]
    ) -> ModifiedContent<Self, CatalogModifier> {
        modifier(CatalogModifier(rule, arguments))
    }

    /// The view inside the modifier of a rule whose last parameter is a slot.
    func modified(
        _ rule: ModifierRule, _ values: [Value<Double>], content: some View
    ) -> ModifiedContent<Self, CatalogModifier> {
        modifier(CatalogModifier(rule, values.map { .value($0) } + [.content(content)]))
    }
}
