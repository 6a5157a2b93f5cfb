// Fields, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/textfield
public struct TextField<Label>: View where Label: View {
    public typealias Body = Never
}

extension TextField where Label == Text {
    /// swiftui/textfield/init(_:text:)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)

    /// swiftui/textfield/init(_:text:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol

    /// swiftui/textfield/init(_:text:prompt:)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)

    /// swiftui/textfield/init(_:text:prompt:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
    where S: StringProtocol

    /// swiftui/textfield/init(_:text:axis:)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)

    /// swiftui/textfield/init(_:text:axis:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol

    /// swiftui/textfield/init(_:text:prompt:axis:)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)

    /// swiftui/textfield/init(_:text:prompt:axis:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
    where S: StringProtocol

    /// swiftui/textfield/init(_:value:format:prompt:)
    nonisolated public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String

    /// swiftui/textfield/init(_:value:format:prompt:)
    @_disfavoredOverload nonisolated public init<S, F>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String
}

extension TextField {
    /// swiftui/textfield/init(text:prompt:label:)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)

    /// swiftui/textfield/init(text:prompt:axis:label:)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
}

/// swiftui/securefield
public struct SecureField<Label>: View where Label: View {
    public typealias Body = Never

    /// swiftui/securefield/init(text:prompt:label:)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}

extension SecureField where Label == Text {
    /// swiftui/securefield/init(_:text:)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)

    /// swiftui/securefield/init(_:text:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol

    /// swiftui/securefield/init(_:text:prompt:)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)

    /// swiftui/securefield/init(_:text:prompt:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
    where S: StringProtocol
}

/// swiftui/submitlabel
public struct SubmitLabel: Sendable {
    /// swiftui/submitlabel/done
    public static var done: SubmitLabel { get }
    /// swiftui/submitlabel/go
    public static var go: SubmitLabel { get }
    /// swiftui/submitlabel/send
    public static var send: SubmitLabel { get }
    /// swiftui/submitlabel/join
    public static var join: SubmitLabel { get }
    /// swiftui/submitlabel/route
    public static var route: SubmitLabel { get }
    /// swiftui/submitlabel/search
    public static var search: SubmitLabel { get }
    /// swiftui/submitlabel/return
    public static var `return`: SubmitLabel { get }
    /// swiftui/submitlabel/next
    public static var next: SubmitLabel { get }
    /// swiftui/submitlabel/continue
    public static var `continue`: SubmitLabel { get }
}
