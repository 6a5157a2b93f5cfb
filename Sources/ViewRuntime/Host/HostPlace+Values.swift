import ViewBase
import ViewCatalog

extension HostPlace {
    /// Content as a value for a slot of an element or modifier at the place.
    package func value(of content: HostContent<Double>) -> Value<Double> { .host(content, frame) }
}

extension ModifierID {
    /// The first modifier that follows a rule.
    package init(of rule: ModifierRule) { self = RuleTable.modifier(of: rule) }
}
