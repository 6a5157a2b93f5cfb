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
    static let emoji = ClusterKind(rawValue: 16)
    /// A soft hyphen: invisible unless a line breaks there.
    static let softHyphen = ClusterKind(rawValue: 8)
}

extension ClusterKind {
    /// The kind of a cluster that starts with a scalar of these properties.
    init(_ scalar: UInt32, _ first: ScalarProperties) {
        self = []
        if scalar == 0xAD { insert(.softHyphen) }
        if first.isSpace { insert(.space) }
        if first.isNewline { insert(.newline) }
        if first.isWide { insert(.wide) }
        if first.isEmoji { formUnion([.wide, .emoji]) }
    }

    /// Whether a later scalar of a cluster makes it an emoji: the selector, a modifier, a joiner, a keycap.
    static func isEmojiSequence(_ first: UInt32, _ next: UInt32) -> Bool {
        switch next {
        case 0xFE0F: isKeycap(first) || ScalarProperties(first).clusterClass == .pictographic
        case 0x1F3FB...0x1F3FF, 0x200D: ScalarProperties(first).clusterClass == .pictographic
        default: false
        }
    }

    /// Whether a scalar is the base of a keycap: a digit, # or *.
    private static func isKeycap(_ scalar: UInt32) -> Bool {
        scalar == 0x23 || scalar == 0x2A || scalar >= 0x30 && scalar <= 0x39
    }
}
