// Texts looked up by code, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

extension String {
    /// swift/string/init(localized:table:bundle:locale:comment:)
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil)

    /// swift/string/localizationvalue
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// swift/string/localizationvalue/init(_:)
        public init(_ value: String)

        /// swift/string/localizationvalue/init(stringliteral:)
        public init(stringLiteral value: String)

        /// swift/string/localizationvalue/init(stringinterpolation:)
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation)

        /// swift/string/localizationvalue/==(_:_:)
        public static func == (lhs: String.LocalizationValue, rhs: String.LocalizationValue) -> Bool

        /// swift/string/localizationvalue/stringinterpolation
        public struct StringInterpolation: StringInterpolationProtocol {
            /// swift/string/localizationvalue/stringinterpolation/init(literalcapacity:interpolationcount:)
            public init(literalCapacity: Int, interpolationCount: Int)

            /// swift/string/localizationvalue/stringinterpolation/appendliteral(_:)
            public mutating func appendLiteral(_ literal: String)

            /// swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:)
            public mutating func appendInterpolation(_ string: String)

            /// swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:)
            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable

            /// swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:specifier:)
            public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable

            /// swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:format:)
            public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String

            public typealias StringLiteralType = String
        }

        public typealias ExtendedGraphemeClusterLiteralType = String
        public typealias StringLiteralType = String
        public typealias UnicodeScalarLiteralType = String
    }
}
