// Text, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/text
public struct Text: Equatable, Sendable {
    /// swiftui/text/init(verbatim:)
    public init(verbatim content: String)

    /// swiftui/text/init(_:)
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol

    /// swiftui/text/init(_:tablename:bundle:comment:)
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)

    /// swiftui/text/init(_:format:)
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String

    /// swiftui/text/+(lhs:rhs:)
    public static func + (lhs: Text, rhs: Text) -> Text

    /// swiftui/text/==(a:b:)
    public static func == (a: Text, b: Text) -> Bool

    /// swiftui/text/case
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// swiftui/text/truncationmode
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }
}

extension Text: View {
    public typealias Body = Never
}

extension Text {
    /// swiftui/text/font(_:)
    nonisolated public func font(_ font: Font?) -> Text

    /// swiftui/text/fontweight(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text

    /// swiftui/text/fontdesign(_:)
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text

    /// swiftui/text/bold()
    nonisolated public func bold() -> Text

    /// swiftui/text/bold(_:)
    nonisolated public func bold(_ isActive: Bool) -> Text

    /// swiftui/text/italic()
    nonisolated public func italic() -> Text

    /// swiftui/text/italic(_:)
    nonisolated public func italic(_ isActive: Bool) -> Text

    /// swiftui/text/underline(_:color:)
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text

    /// swiftui/text/kerning(_:)
    nonisolated public func kerning(_ kerning: CGFloat) -> Text

    /// swiftui/text/tracking(_:)
    nonisolated public func tracking(_ tracking: CGFloat) -> Text

    /// swiftui/text/monospaceddigit()
    nonisolated public func monospacedDigit() -> Text

    /// swiftui/text/foregroundcolor(_:)
    nonisolated public func foregroundColor(_ color: Color?) -> Text

    /// swiftui/text/foregroundstyle(_:)
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle
}

/// swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// swiftui/localizedstringkey/init(_:)
    public init(_ value: String)

    /// swiftui/localizedstringkey/init(stringliteral:)
    public init(stringLiteral value: String)

    /// swiftui/localizedstringkey/init(stringinterpolation:)
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation)

    /// swiftui/localizedstringkey/==(a:b:)
    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool

    /// swiftui/localizedstringkey/stringinterpolation
    public struct StringInterpolation: StringInterpolationProtocol {
        /// swiftui/localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:)
        public init(literalCapacity: Int, interpolationCount: Int)

        /// swiftui/localizedstringkey/stringinterpolation/appendliteral(_:)
        public mutating func appendLiteral(_ literal: String)

        /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
        public mutating func appendInterpolation(_ string: String)

        /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:format:)
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String

        /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable

        /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:specifier:)
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable

        /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
        public mutating func appendInterpolation(_ text: Text)

        public typealias StringLiteralType = String
    }

    public typealias ExtendedGraphemeClusterLiteralType = String
    public typealias StringLiteralType = String
    public typealias UnicodeScalarLiteralType = String
}

/// swiftui/_formatspecifiable
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {}

extension CGFloat: _FormatSpecifiable {}

/// swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// swiftui/font
public struct Font: Hashable, Sendable {
    /// swiftui/font/largetitle
    public static let largeTitle: Font
    /// swiftui/font/title
    public static let title: Font
    /// swiftui/font/title2
    public static let title2: Font
    /// swiftui/font/title3
    public static let title3: Font
    /// swiftui/font/headline
    public static let headline: Font
    /// swiftui/font/subheadline
    public static let subheadline: Font
    /// swiftui/font/body
    public static let body: Font
    /// swiftui/font/callout
    public static let callout: Font
    /// swiftui/font/footnote
    public static let footnote: Font
    /// swiftui/font/caption
    public static let caption: Font
    /// swiftui/font/caption2
    public static let caption2: Font

    /// swiftui/font/system(_:design:weight:)
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font

    /// swiftui/font/system(size:weight:design:)
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font

    /// swiftui/font/custom(_:size:)
    public static func custom(_ name: String, size: CGFloat) -> Font

    /// swiftui/font/custom(_:size:relativeto:)
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font

    /// swiftui/font/custom(_:fixedsize:)
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font

    /// swiftui/font/italic()
    public func italic() -> Font

    /// swiftui/font/smallcaps()
    public func smallCaps() -> Font

    /// swiftui/font/monospaceddigit()
    public func monospacedDigit() -> Font

    /// swiftui/font/weight(_:)
    public func weight(_ weight: Font.Weight) -> Font

    /// swiftui/font/bold()
    public func bold() -> Font

    /// swiftui/font/monospaced()
    public func monospaced() -> Font

    /// swiftui/font/leading(_:)
    public func leading(_ leading: Font.Leading) -> Font

    /// swiftui/font/hash(into:)
    public func hash(into hasher: inout Hasher)

    /// swiftui/font/==(lhs:rhs:)
    public static func == (lhs: Font, rhs: Font) -> Bool

    /// swiftui/font/textstyle
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// swiftui/font/weight
    public struct Weight: Hashable, Sendable {
        /// swiftui/font/weight/ultralight
        public static let ultraLight: Font.Weight
        /// swiftui/font/weight/thin
        public static let thin: Font.Weight
        /// swiftui/font/weight/light
        public static let light: Font.Weight
        /// swiftui/font/weight/regular
        public static let regular: Font.Weight
        /// swiftui/font/weight/medium
        public static let medium: Font.Weight
        /// swiftui/font/weight/semibold
        public static let semibold: Font.Weight
        /// swiftui/font/weight/bold
        public static let bold: Font.Weight
        /// swiftui/font/weight/heavy
        public static let heavy: Font.Weight
        /// swiftui/font/weight/black
        public static let black: Font.Weight

        /// swiftui/font/weight/hash(into:)
        public func hash(into hasher: inout Hasher)

        /// swiftui/font/weight/==(a:b:)
        public static func == (a: Font.Weight, b: Font.Weight) -> Bool
    }

    /// swiftui/font/design
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// swiftui/font/leading
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }
}

extension View {
    /// swiftui/view/font(_:)
    nonisolated public func font(_ font: Font?) -> some View

    /// swiftui/view/bold(_:)
    nonisolated public func bold(_ isActive: Bool = true) -> some View

    /// swiftui/view/italic(_:)
    nonisolated public func italic(_ isActive: Bool = true) -> some View

    /// swiftui/view/underline(_:color:)
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View

    /// swiftui/view/fontweight(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View

    /// swiftui/view/fontdesign(_:)
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View

    /// swiftui/view/monospaceddigit()
    nonisolated public func monospacedDigit() -> some View

    /// swiftui/view/kerning(_:)
    nonisolated public func kerning(_ kerning: CGFloat) -> some View

    /// swiftui/view/tracking(_:)
    nonisolated public func tracking(_ tracking: CGFloat) -> some View

    /// swiftui/view/textcase(_:)
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View

    /// swiftui/view/linelimit(_:)
    nonisolated public func lineLimit(_ number: Int?) -> some View

    /// swiftui/view/linelimit(_:reservesspace:)
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View

    /// swiftui/view/linelimit(_:)
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View

    /// swiftui/view/linelimit(_:)
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View

    /// swiftui/view/linelimit(_:)
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View

    /// swiftui/view/truncationmode(_:)
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View

    /// swiftui/view/multilinetextalignment(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View

    /// swiftui/view/minimumscalefactor(_:)
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View

    /// swiftui/view/linespacing(_:)
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View

    /// swiftui/view/allowstightening(_:)
    nonisolated public func allowsTightening(_ flag: Bool) -> some View
}
