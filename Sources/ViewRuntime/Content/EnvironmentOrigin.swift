import ViewLayout

/// What an environment is made from, so that it follows the one around it.
enum EnvironmentOrigin<S: LayoutScalar> {
    /// The environment inside a modifier.
    indirect case modifier(ModifierCall<S>)
    /// Another one with looks of its own.
    case place(EnvironmentID)
}
