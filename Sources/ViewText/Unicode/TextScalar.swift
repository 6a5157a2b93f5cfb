/// A scalar with its properties, looked up once.
struct TextScalar {
    let value: UInt32
    let properties: ScalarProperties

    init(_ value: UInt32) {
        self.value = value
        properties = ScalarProperties(value)
    }
}

extension TextScalar {
    /// Whether a later scalar of the cluster this one starts makes it an emoji: a selector, a modifier or a joiner.
    func isEmoji(before next: TextScalar) -> Bool {
        switch next.value {
        case 0xFE0F: isKeycap || properties.clusterClass == .pictographic
        case 0x1F3FB...0x1F3FF, 0x200D: properties.clusterClass == .pictographic
        default: false
        }
    }

    /// Whether this is the base of a keycap: a digit, # or *.
    private var isKeycap: Bool { value == 0x23 || value == 0x2A || value >= 0x30 && value <= 0x39 }
}
