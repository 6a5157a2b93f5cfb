/// The types that rows of the catalogue name: what a parameter takes and a member gives.
///
/// User records and enums are not among them; they exist only in the checker's type table.
public indirect enum ValueType: Hashable, Sendable {
    case bool
    case int
    case double
    case string
    case range
    /// A type of the views' vocabulary: `Color`, `Font`, `Alignment`, …
    case vocabulary(Vocabulary)
    case optional(ValueType)
    case array(ValueType)
    case binding(ValueType)
    /// A handler with the types of its arguments.
    case action([ValueType])
    /// A slot with the types of its arguments.
    case content([ValueType])
    /// A closure that gives a value.
    case function([ValueType], ValueType)
    /// A key path from the type variable `element`.
    case keyPath
    /// The element type of the array that a member belongs to, of `ForEach`'s or `WholeItemRow`'s data.
    case element
    /// A type that the argument decides: what `map`'s closure gives.
    case result
    /// Any array, range or binding of an array: what `ForEach` runs over.
    case collection
    /// Any type that has `==`: `onChange(of:)`, `tag`, `id`, `animation(_:value:)`.
    case equatable
    /// Any type that has `<`; as the element of an owner's array it limits the member to such arrays.
    case comparable
    /// An element of `enumerated()`: `offset`, an `Int`, and `element`, of this type.
    case enumerated(ValueType)
    /// The name of an element, written `#row`.
    case name
    /// Any type that interpolation takes.
    case interpolable
    /// No value: what a statement member such as `append` gives.
    case void
}
