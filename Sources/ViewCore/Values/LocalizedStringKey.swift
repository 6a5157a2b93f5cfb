import ViewRuntime

/// A text whose numbers are written as the locale of its place does.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    let pieces: [HostText<Double>.Piece]

    public init(_ text: String) { pieces = [.string(text)] }

    public init(stringLiteral text: String) { self.init(text) }

    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The pieces of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [HostText<Double>.Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) { pieces.append(.string(literal)) }

        public mutating func appendInterpolation(_ value: some Any) { pieces.append(.string("\(value)")) }

        /// A number in C's notation, as `%.2f`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
            pieces.append(.string(FormatSpecifier.text(specifier, .double(value))))
        }

        /// A whole number in C's notation, as `%03d`.
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            pieces.append(.string(FormatSpecifier.text(specifier, .int(Int64(value)))))
        }

        /// A text in C's notation, as `%@`.
        public mutating func appendInterpolation(_ value: String, specifier: String) {
            pieces.append(.string(FormatSpecifier.text(specifier, .string(value))))
        }

        public mutating func appendInterpolation(_ value: Double, format: NumberFormat) {
            pieces.append(.number(.double(value), format: format.value))
        }

        public mutating func appendInterpolation(_ value: Int, format: NumberFormat) {
            pieces.append(.number(Value(value), format: format.value))
        }
    }
}

extension LocalizedStringKey {
    /// A text as it is.
    init(_ text: some StringProtocol) { self.init(String(text)) }
}
