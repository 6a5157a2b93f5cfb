extension Catalog {
    /// A static member for each symbol of the vocabulary's enumerated types.
    static let symbolMembers: [MemberSpec] = vocabulary.flatMap { spec in
        spec.symbols.indices.map { index in
            let symbol = spec.symbols[index]
            return constant(.vocabulary(spec.type), symbol.name, .symbol(UInt8(index)), symbol.summary)
                .since(symbol.availability)
        }
    }
}
