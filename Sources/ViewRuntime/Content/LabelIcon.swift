import ViewBase
import ViewLayout

/// The picture of a label.
enum LabelIcon<S: LayoutScalar> {
    /// A system symbol of a name, written at a place.
    case symbol(String, SourceRange)
    /// An asset of a name, written at a place.
    case asset(String, SourceRange)
    /// What a slot was given.
    case slot(Value<S>, SourceRange)
}
