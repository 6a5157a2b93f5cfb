/// How the place of an alignment guide is found.
public enum GuideValue<S: LayoutScalar>: Sendable {
    /// `width` times the view's width, `height` times its height, and a constant, together.
    case linear(width: S, height: S, constant: S)
    /// What the tree's `ContentProvider` says.
    case provider
}
