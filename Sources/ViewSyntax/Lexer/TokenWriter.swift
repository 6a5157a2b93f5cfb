import ViewBase

/// Collects the tokens of a file: the latest one by one, those before them in arrays of their own.
///
/// What is written once stays where it is, so that a large file touches little memory besides its tokens.
struct TokenWriter: ~Copyable {
    /// How many tokens are collected before they are laid out; they stay in the processor's cache.
    private static let most = 2048

    /// The length of the file.
    private let byteCount: Int
    private var buffer = TokenBuffer()
    /// The number of tokens that are laid out; the arrays may be longer.
    private var laidOut = 0
    /// The tokens after them.
    private var latest: GrowingBuffer<LexedToken>

    init(byteCount: Int) {
        self.byteCount = byteCount
        latest = GrowingBuffer(capacity: min(TokenWriter.most, byteCount / 2 + 8))
    }

    /// The number of tokens so far.
    var count: Int { laidOut + latest.count }

    /// Whether there is no token yet; the last one is always among the latest.
    @inline(__always)
    var isEmpty: Bool { latest.count == 0 }

    /// The last token; there must be one.
    @inline(__always)
    var last: LexedToken { latest.last }

    /// Notes that white space follows the last token.
    @inline(__always)
    mutating func markSpaceAfterLast() { latest[latest.count - 1].flags.insert(.spaceAfter) }

    @inline(__always)
    mutating func append(_ token: LexedToken) {
        if latest.count == TokenWriter.most { layOutAllButLast() }
        latest.append(token)
    }

    /// All tokens.
    mutating func finish() -> TokenBuffer {
        resize(to: count)
        layOut(latest.count)
        return buffer
    }

    /// The last token stays, as what follows it is not known yet.
    private mutating func layOutAllButLast() {
        let end = laidOut + latest.count - 1
        if end > buffer.count { resize(to: max(end, expectedCount(after: end))) }
        layOut(latest.count - 1)
        laidOut = end
        latest.keepLast()
    }

    /// How many tokens the file has if the rest of it is like its beginning, and some more.
    private func expectedCount(after count: Int) -> Int {
        let expected = UInt64(count) * UInt64(byteCount) / UInt64(max(1, latest.last.start))
        return Int(min(expected + expected / 64, UInt64(byteCount))) + TokenWriter.most
    }

    private mutating func resize(to count: Int) {
        TokenWriter.resize(&buffer.kinds, to: count, .endOfFile)
        TokenWriter.resize(&buffer.starts, to: count, 0)
        TokenWriter.resize(&buffer.ends, to: count, 0)
        TokenWriter.resize(&buffer.flags, to: count, [])
        TokenWriter.resize(&buffer.names, to: count, Interner.empty)
    }

    private static func resize<Value>(_ column: inout [Value], to count: Int, _ filler: Value) {
        if column.isEmpty {
            column = Array(repeating: filler, count: count)
        } else if column.count < count {
            column.append(contentsOf: repeatElement(filler, count: count - column.count))
        } else {
            column.removeLast(column.count - count)
        }
    }

    private mutating func layOut(_ count: Int) {
        latest.write(count, to: &buffer.kinds, at: laidOut) { $0.kind }
        latest.write(count, to: &buffer.starts, at: laidOut) { $0.start }
        latest.write(count, to: &buffer.ends, at: laidOut) { $0.end }
        latest.write(count, to: &buffer.flags, at: laidOut) { $0.flags }
        latest.write(count, to: &buffer.names, at: laidOut) { $0.name }
    }
}
