// Progress, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/progressview
public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    public typealias Body = Never
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// swiftui/progressview/init()
    nonisolated public init() where Label == EmptyView

    /// swiftui/progressview/init(label:)
    nonisolated public init(@ViewBuilder label: () -> Label)

    /// swiftui/progressview/init(_:)
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text

    /// swiftui/progressview/init(_:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol
}

extension ProgressView {
    /// swiftui/progressview/init(value:total:)
    nonisolated public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint

    /// swiftui/progressview/init(value:total:label:)
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint

    /// swiftui/progressview/init(value:total:label:currentvaluelabel:)
    nonisolated public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V: BinaryFloatingPoint

    /// swiftui/progressview/init(_:value:total:)
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint

    /// swiftui/progressview/init(_:value:total:)
    @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint
}
