import ViewCatalog

/// How the members of arrays and ranges are written in Swift, where some give slices or views instead of arrays.
enum SwiftMembers {
    enum Form {
        /// As in the language.
        case plain
        /// What Swift gives becomes an array.
        case array
        /// The receiver becomes an array first, since a range counts its places from its lower bound.
        case ofArray
        /// The places of a range's numbers.
        case places
    }

    static func form(_ operation: MemberOperation, isOfRange: Bool) -> Form {
        switch operation {
        case .prefix, .suffix, .dropFirst, .dropLast, .reversed, .enumerated: .array
        case .indices: isOfRange ? .places : .plain
        case .firstIndexOf, .firstIndexWhere: isOfRange ? .ofArray : .plain
        default: .plain
        }
    }

    static func isPlain(_ operation: MemberOperation, isOfRange: Bool) -> Bool {
        if case .plain = form(operation, isOfRange: isOfRange) { return true }
        return false
    }
}
