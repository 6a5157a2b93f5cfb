extension Catalog {
    /// A static member for each symbol of the vocabulary's enumerated types.
    static let symbolMembers: [MemberSpec] = vocabulary.flatMap { spec in
        spec.symbols.indices.map { index in
            constant(
                .vocabulary(spec.type), spec.symbols[index].name, .symbol(UInt8(index)), spec.symbols[index].summary)
        }
    }
}
