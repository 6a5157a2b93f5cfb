import ViewCatalog
import ViewIR

/// Questions about types that completions ask.
extension Program {
    /// The type inside an optional; nil for another type.
    func unwrapped(_ type: TypeID) -> TypeID? {
        if case .optional(let inner) = types.shape(type) { inner } else { nil }
    }

    /// Whether a value of a type can stand where another is expected, as far as is easily told.
    func fits(_ type: TypeID, _ expected: TypeID) -> Bool {
        if type == expected { return type != TypeTable.invalid }
        switch (types.shape(type), types.shape(expected)) {
        case (.vocabulary(let given), .vocabulary(let wanted)): return wanted.spec.accepts.contains(given)
        case (_, .optional(let inner)): return fits(type, inner)
        default: return false
        }
    }

    /// Whether a row's member belongs to values of a type; `takesAccepted` also where the type takes values of the
    /// member's owner, as a style takes colours.
    func isOwner(_ owner: ValueType, of type: TypeID, takesAccepted: Bool) -> Bool {
        switch (owner, types.shape(type)) {
        case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string), (.range, .range): true
        case (.array(.element), .array), (.array(.equatable), .array), (.array(.comparable), .array): true
        case (.array(.element), .range), (.array(.equatable), .range), (.array(.comparable), .range): true
        case (.optional(.element), .optional), (.binding(.element), .binding): true
        case (.vocabulary(let wanted), .vocabulary(let given)):
            wanted == given || takesAccepted && given.spec.accepts.contains(wanted)
        default: false
        }
    }
}
