/// The names of types, as reports show them.
enum TypeNames {
    /// A type's name without its module and its arguments.
    static func plain(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
