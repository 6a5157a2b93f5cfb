// Styles of controls, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// swiftui/primitivebuttonstyle/body
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// swiftui/primitivebuttonstyle/makebody(configuration:)
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
    /// swiftui/primitivebuttonstyleconfiguration/label
    public struct Label: View {
        public typealias Body = Never
    }

    /// swiftui/primitivebuttonstyleconfiguration/role
    public let role: ButtonRole?
    /// swiftui/primitivebuttonstyleconfiguration/label
    public let label: PrimitiveButtonStyleConfiguration.Label

    /// swiftui/primitivebuttonstyleconfiguration/trigger()
    public func trigger()
}

/// swiftui/defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// swiftui/defaultbuttonstyle/init()
    nonisolated public init()

    /// swiftui/defaultbuttonstyle/makebody(configuration:)
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View
}

/// swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// swiftui/plainbuttonstyle/init()
    nonisolated public init()

    /// swiftui/plainbuttonstyle/makebody(configuration:)
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
}

/// swiftui/borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// swiftui/borderlessbuttonstyle/init()
    nonisolated public init()

    /// swiftui/borderlessbuttonstyle/makebody(configuration:)
    public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View
}

/// swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// swiftui/borderedbuttonstyle/init()
    nonisolated public init()

    /// swiftui/borderedbuttonstyle/makebody(configuration:)
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View
}

/// swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// swiftui/borderedprominentbuttonstyle/init()
    nonisolated public init()

    /// swiftui/borderedprominentbuttonstyle/makebody(configuration:)
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// swiftui/primitivebuttonstyle/automatic
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// swiftui/primitivebuttonstyle/plain
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// swiftui/primitivebuttonstyle/borderless
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// swiftui/primitivebuttonstyle/bordered
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// swiftui/primitivebuttonstyle/borderedprominent
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { get }
}

/// swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {
    /// swiftui/labelstyle/body
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// swiftui/labelstyle/makebody(configuration:)
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
    /// swiftui/labelstyleconfiguration/title
    public struct Title: View {
        public typealias Body = Never
    }

    /// swiftui/labelstyleconfiguration/icon
    public struct Icon: View {
        public typealias Body = Never
    }

    /// swiftui/labelstyleconfiguration/title
    public var title: LabelStyleConfiguration.Title { get }
    /// swiftui/labelstyleconfiguration/icon
    public var icon: LabelStyleConfiguration.Icon { get }
}

/// swiftui/defaultlabelstyle
public struct DefaultLabelStyle: LabelStyle {
    /// swiftui/defaultlabelstyle/init()
    nonisolated public init()

    /// swiftui/defaultlabelstyle/makebody(configuration:)
    public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View
}

/// swiftui/titleandiconlabelstyle
public struct TitleAndIconLabelStyle: LabelStyle {
    /// swiftui/titleandiconlabelstyle/init()
    nonisolated public init()

    /// swiftui/titleandiconlabelstyle/makebody(configuration:)
    public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View
}

/// swiftui/titleonlylabelstyle
public struct TitleOnlyLabelStyle: LabelStyle {
    /// swiftui/titleonlylabelstyle/init()
    nonisolated public init()

    /// swiftui/titleonlylabelstyle/makebody(configuration:)
    public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View
}

/// swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
    /// swiftui/icononlylabelstyle/init()
    nonisolated public init()

    /// swiftui/icononlylabelstyle/makebody(configuration:)
    public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// swiftui/labelstyle/automatic
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { get }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// swiftui/labelstyle/titleandicon
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { get }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// swiftui/labelstyle/titleonly
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { get }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// swiftui/labelstyle/icononly
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { get }
}

/// swiftui/togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {
    /// swiftui/togglestyle/body
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// swiftui/togglestyle/makebody(configuration:)
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    /// swiftui/togglestyleconfiguration/label
    public struct Label: View {
        public typealias Body = Never
    }

    /// swiftui/togglestyleconfiguration/label
    public let label: ToggleStyleConfiguration.Label
    /// swiftui/togglestyleconfiguration/ison
    public var isOn: Bool { get nonmutating set }
}

/// swiftui/defaulttogglestyle
public struct DefaultToggleStyle: ToggleStyle {
    /// swiftui/defaulttogglestyle/init()
    nonisolated public init()

    /// swiftui/defaulttogglestyle/makebody(configuration:)
    public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View
}

/// swiftui/switchtogglestyle
public struct SwitchToggleStyle: ToggleStyle {
    /// swiftui/switchtogglestyle/init()
    nonisolated public init()

    /// swiftui/switchtogglestyle/makebody(configuration:)
    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View
}

/// swiftui/buttontogglestyle
public struct ButtonToggleStyle: ToggleStyle {
    /// swiftui/buttontogglestyle/init()
    nonisolated public init()

    /// swiftui/buttontogglestyle/makebody(configuration:)
    public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View
}

/// swiftui/checkboxtogglestyle
public struct CheckboxToggleStyle: ToggleStyle {
    /// swiftui/checkboxtogglestyle/init()
    nonisolated public init()

    /// swiftui/checkboxtogglestyle/makebody(configuration:)
    public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// swiftui/togglestyle/automatic
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { get }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// swiftui/togglestyle/switch
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { get }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// swiftui/togglestyle/button
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { get }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// swiftui/togglestyle/checkbox
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { get }
}

/// swiftui/textfieldstyle
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// swiftui/textfieldstyle/_body
    associatedtype _Body: View

    /// swiftui/textfieldstyle/_body(configuration:)
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

    typealias _Label = _TextFieldStyleLabel
}

/// swiftui/_textfieldstylelabel
public struct _TextFieldStyleLabel: View {
    public typealias Body = Never
}

/// swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// swiftui/defaulttextfieldstyle/init()
    nonisolated public init()

    /// swiftui/defaulttextfieldstyle/_body(configuration:)
    public func _body(configuration: TextField<DefaultTextFieldStyle._Label>) -> some View
}

/// swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
    /// swiftui/plaintextfieldstyle/init()
    nonisolated public init()

    /// swiftui/plaintextfieldstyle/_body(configuration:)
    public func _body(configuration: TextField<PlainTextFieldStyle._Label>) -> some View
}

/// swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// swiftui/roundedbordertextfieldstyle/init()
    nonisolated public init()

    /// swiftui/roundedbordertextfieldstyle/_body(configuration:)
    public func _body(configuration: TextField<RoundedBorderTextFieldStyle._Label>) -> some View
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// swiftui/textfieldstyle/automatic
    @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { get }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// swiftui/textfieldstyle/plain
    @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { get }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// swiftui/textfieldstyle/roundedborder
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle { get }
}

/// swiftui/controlsize
public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension View {
    /// swiftui/view/buttonstyle(_:)
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle

    /// swiftui/view/labelstyle(_:)
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle

    /// swiftui/view/togglestyle(_:)
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle

    /// swiftui/view/textfieldstyle(_:)
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle

    /// swiftui/view/controlsize(_:)
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View

    /// swiftui/view/disabled(_:)
    nonisolated public func disabled(_ disabled: Bool) -> some View

    /// swiftui/view/submitlabel(_:)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View

    /// swiftui/view/keyboardtype(_:)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View

    /// swiftui/view/contentshape(_:eofill:)
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape

    /// swiftui/view/allowshittesting(_:)
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View

    /// swiftui/view/focused(_:)
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View

    /// swiftui/view/focused(_:equals:)
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable
}
