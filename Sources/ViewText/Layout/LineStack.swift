/// Stacks lines from the top, with the lead and spacing between them.
struct LineStack {
    private let spacing: Int64
    private var isEmpty = true
    /// The bottom of the last line.
    private(set) var bottom: Int64 = 0

    init(_ style: ParagraphStyle) { spacing = Nano.from(max(0, style.lineSpacing)) }

    /// The top of a line that would come next.
    func top(_ line: LineHeights) -> Int64 { isEmpty ? 0 : Nano.sum(bottom, line.lead + spacing) }

    /// Adds a line and returns its top.
    mutating func add(_ line: LineHeights) -> Int64 {
        let top = top(line)
        bottom = top + line.height
        isEmpty = false
        return top
    }

    /// The distance from one of equal lines to the next.
    func pitch(_ line: LineHeights) -> Int64 { line.height + line.lead + spacing }

    /// The height of a number of equal lines.
    func height(of count: Int, _ line: LineHeights) -> Int64 {
        let between = Double(count - 1) * Double(pitch(line))
        return Int64(min(between, Double(Nano.infinity))) + line.height
    }
}
