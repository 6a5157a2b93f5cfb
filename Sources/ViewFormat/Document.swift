/// A document in flat form: its parts in order, groups as pairs of parts.
public struct Document {
    public private(set) var parts: [DocumentPart] = []
    private var open: [Int] = []

    public init() {}

    public mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }

    public mutating func append(_ kind: DocumentPart.Kind) { parts.append(DocumentPart(kind: kind)) }

    public mutating func append(_ word: DocumentPart.Word) {
        parts.append(DocumentPart(kind: .word, start: word.rawValue))
    }

    /// Appends bytes of the source.
    public mutating func append(_ kind: DocumentPart.Kind, _ range: Range<Int>) {
        parts.append(DocumentPart(kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
    }

    public mutating func openGroup(_ kind: DocumentPart.Kind) {
        open.append(parts.count)
        parts.append(DocumentPart(kind: kind))
    }

    /// Notes that the author ended the line at the next part, in the group that is open.
    public mutating func noteLineEnd() {
        guard let index = open.last, parts[index].end == 0 else { return }
        parts[index].end = UInt32(parts.count)
    }

    public mutating func closeGroup() {
        guard let index = open.popLast() else { return }
        parts[index].start = UInt32(parts.count)
        parts.append(DocumentPart(kind: .close))
    }
}
