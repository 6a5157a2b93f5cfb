import ViewCatalog
import ViewRuntime

/// A shape of the catalogue with its measures.
public struct ShapeOutline: Sendable {
    let rule: ElementRule
    let arguments: [Value<Double>]

    init(_ rule: ElementRule, _ arguments: Value<Double>...) {
        self.rule = rule
        self.arguments = arguments
    }
}
