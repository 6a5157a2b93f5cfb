/// What a parameter is when the call leaves it out.
public enum DefaultValue: Hashable, Sendable {
    /// The call must give it.
    case required
    case none
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case infinity
    case string(String)
    /// A static member of the parameter's type: `.center`.
    case member(String)
    /// An empty slot or handler.
    case empty
    /// What the parameter's summary says; the rule supplies it and is given no value.
    case implied
}
