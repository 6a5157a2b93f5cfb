import ViewCatalog

/// Words that emitted source cannot use for what a program declares, or can only in backticks.
enum SwiftWords {
    /// Words of Swift's grammar, some only where a body or an expression begins; in backticks each is a name like any
    /// other.
    private static let keywords: StaticString = """
        associatedtype class deinit enum extension fileprivate func import inout internal let operator
        precedencegroup private protocol public rethrows static struct subscript typealias var break case catch
        continue default defer do else fallthrough for guard if in repeat return throw switch where while as await
        false is nil super throws true try get set willSet didSet unsafe
        """

    /// Names that mean something of their own even in backticks, or that a member of a view cannot have.
    private static let special: StaticString = "self Self Type Protocol init Any body Body viewName _"

    /// Words that name a field or a case in backticks only.
    private static let quotable: StaticString = "self Self init Any"

    /// Words that name no field or case, not even in backticks.
    private static let unquotable: StaticString = "Type Protocol hashValue allCases"

    /// Functions that emitted source calls.
    private static let functions: StaticString = "min max abs print withAnimation finiteNumber unfolded slot"

    /// Members that views, records and enums have in Swift, which inside of them hide what a file declares.
    private static let members: StaticString = """
        modifier layoutValue named _add _isControl hash hashValue rawValue allCases description ID RawValue AllCases
        """

    /// What the support file for SwiftUI declares, or names besides what stands inside of a declaration.
    private static let support: StaticString = """
        AdaptiveLayout AnyLayout EnvironmentKey EnvironmentValues FocusLink FocusState HStackLayout HeaderLayout
        HeaderParts HeaderRole HeldOrientation HeldOrientationKey KeyPath KeyboardHeightKey LabelStyle
        LabelStyleConfiguration Layout LayoutSubview LayoutSubviews LayoutValueKey LinePart LineSpan LocalizedStringKey
        MutableCollection NotificationCenter OverlayLayout PrimitiveButtonStyle PrimitiveButtonStyleConfiguration
        RandomAccessCollection ScreenEnvironment ScreenInsetsKey StringProtocol SwiftUI TextFieldStyle ToggleStyle
        ToggleStyleConfiguration UIDevice UIKit UIResponder UIScreen UInt8 VStackLayout ViewModifier WholeItemLayout
        WholeItemRole assert precondition screenEnvironment
        """

    /// Types that emitted source names, beside those of the catalogue.
    private static let types: StaticString = """
        View ViewBuilder State Binding Environment AnyView AnyShape AnyShapeStyle AnyButtonStyle AnyTextFieldStyle
        AnyLabelStyle AnyToggleStyle CountReader LayoutReport LayoutEnvironment ProposedViewSize Main Hashable Equatable
        Identifiable CaseIterable CustomStringConvertible EnvironmentReader Sendable Array Bool Double Int String Range
        ClosedRange Void Never Optional PartialKeyPath LayoutStep Swift ViewCore CGFloat CGSize CGPoint CGRect
        UIDeviceOrientation EdgeInsets Locale IntegerLiteralType FloatLiteralType StringLiteralType BooleanLiteralType
        """

    static let keywordSet = set(keywords)
    static let specialSet = set(special)
    static let quotableSet = set(quotable)
    static let unquotableSet = set(unquotable)
    static let foreignModifierSet = set(Catalog.foreignModifiers)
    static let functionSet = set(functions)
    static let memberSet = set(members)
    static let supportSet = set(support)
    static let typeSet = set(types)

    private static func set(_ words: StaticString) -> Set<String> {
        var result: Set<String> = []
        let text = words.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) { result.insert(String(word)) }
        return result
    }
}
