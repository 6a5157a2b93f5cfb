/// What a cluster is to line breaking and truncation.
struct ClusterKind: OptionSet {
    let rawValue: UInt8

    /// A space: not counted where a line breaks after it.
    static let space = ClusterKind(rawValue: 1)
    /// A line separator: it ends a paragraph and has no width.
    static let newline = ClusterKind(rawValue: 2)
    /// Full-width: an ideograph, kana, a Hangul syllable or an emoji.
    static let wide = ClusterKind(rawValue: 4)
    /// An emoji, which is full-width too.
    static let emoji = ClusterKind(rawValue: 8)
    /// A soft hyphen: invisible unless a line breaks there.
    static let softHyphen = ClusterKind(rawValue: 16)
}

extension ClusterKind {
    /// The kind of a cluster that starts with a scalar.
    init(_ first: TextScalar) {
        self = first.value == 0xAD ? .softHyphen : []
        if first.properties.isSpace { insert(.space) }
        if first.properties.isNewline { insert(.newline) }
        if first.properties.isWide { insert(.wide) }
        if first.properties.isEmoji { formUnion([.wide, .emoji]) }
    }

    /// Takes another scalar of the cluster into account: a space that carries a mark is no space at a line's end.
    mutating func extend(_ first: TextScalar, by next: TextScalar) {
        remove(.space)
        if first.isEmoji(before: next) { formUnion([.wide, .emoji]) }
    }
}
