import ViewBase
import ViewCatalog
import ViewLayout

extension HostPlace {
    /// Content as a value for a slot of an element or modifier at the place.
    package func value(of content: HostContent<Double>) -> Value<Double> { .host(content, frame) }
}

extension HostBinding<Double> {
    /// The binding as a value for a parameter.
    package var value: Value<Double> { .binding(StorageReference(root: .host(self), steps: [])) }
}

extension ModifierID {
    /// The first modifier that follows a rule.
    package init(of rule: ModifierRule) { self = RuleTable.modifier(of: rule) }
}
