/// A row of the vocabulary's table.
public struct VocabularySpec: Sendable {
    public let type: Vocabulary
    /// The spellings accepted in source, the canonical one first.
    public let spellings: [String]
    /// One sentence: what a value of the type is.
    public let summary: String
    /// The named values of an enumerated type; a value is an index into this list.
    public let symbols: [SymbolSpec]
    /// Whether values can be ordered by `<`, in the order of `symbols`.
    public let isComparable: Bool
    /// Whether an array literal of members is a value: the union of their bits.
    public let isOptionSet: Bool
    /// The types whose values are accepted where this type is expected, and whose static members `.name` then finds.
    public let accepts: [Vocabulary]
    /// Whether it is a protocol in Swift, whose values are stored as `Any…`.
    public let isProtocol: Bool
    /// The type of a stored value in Swift.
    public let swiftName: String

    init(
        _ type: Vocabulary,
        _ spellings: [String],
        _ summary: String,
        symbols: [SymbolSpec] = [],
        isComparable: Bool = false,
        isOptionSet: Bool = false,
        accepts: [Vocabulary] = [],
        isProtocol: Bool = false,
        swiftName: String? = nil
    ) {
        self.type = type
        self.spellings = spellings
        self.summary = summary
        self.symbols = symbols
        self.isComparable = isComparable
        self.isOptionSet = isOptionSet
        self.accepts = accepts
        self.isProtocol = isProtocol
        self.swiftName = swiftName ?? (isProtocol ? "Any\(spellings[0])" : spellings[0])
    }
}
