import ViewBase
import ViewLayout

/// What a control says.
enum LabelContent<S: LayoutScalar> {
    case title(String, SourceRange)
    /// A title after a symbol.
    case symbol(String, SourceRange, symbol: String, SourceRange)
    /// What a slot was given.
    case slot(Value<S>, SourceRange)
}
