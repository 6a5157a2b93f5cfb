import ViewRuntime

/// A text by which the language of its place may have another one, its numbers written as the locale does.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    let pieces: [HostText<Double>.Piece]
    /// Whether the language's texts are asked for it; not for a text that is taken as it is.
    let isKey: Bool

    public init(_ key: String) {
        pieces = [.literal(key)]
        isKey = true
    }

    public init(stringLiteral key: String) { self.init(key) }

    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
        isKey = true
    }

    /// A text as it is.
    init(verbatim text: some StringProtocol) {
        pieces = [.literal(String(text))]
        isKey = false
    }

    /// The pieces of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [HostText<Double>.Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some Any) { append(.string("\(value)")) }

        public mutating func appendInterpolation(_ value: Int) { append(.int(Int64(value))) }

        public mutating func appendInterpolation(_ value: Double) { append(.double(value)) }

        /// A number in C's notation, as `%.2f`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
            append(.double(value), specifier)
        }

        /// A whole number in C's notation, as `%03d`.
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            append(.int(Int64(value)), specifier)
        }

        /// A text in C's notation, as `%@`.
        public mutating func appendInterpolation(_ value: String, specifier: String) {
            append(.string(value), specifier)
        }

        public mutating func appendInterpolation(_ value: Double, format: NumberFormat) {
            pieces.append(.number(.double(value), format: format.value))
        }

        public mutating func appendInterpolation(_ value: Int, format: NumberFormat) {
            pieces.append(.number(Value(value), format: format.value))
        }

        private mutating func append(_ value: FormatSpecifier.Argument, _ specifier: String? = nil) {
            pieces.append(.value(value, specifier: specifier))
        }
    }
}
