// Values, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/toggle
public struct Toggle<Label>: View where Label: View {
    public typealias Body = Never

    /// swiftui/toggle/init(ison:label:)
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
}

extension Toggle where Label == Text {
    /// swiftui/toggle/init(_:ison:)
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)

    /// swiftui/toggle/init(_:ison:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// swiftui/toggle/init(_:systemimage:ison:)
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)

    /// swiftui/toggle/init(_:systemimage:ison:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>)
    where S: StringProtocol
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// swiftui/toggle/init(_:)
    nonisolated public init(_ configuration: ToggleStyleConfiguration)
}

/// swiftui/slider
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    public typealias Body = Never
}

extension Slider {
    /// swiftui/slider/init(value:in:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint

    /// swiftui/slider/init(value:in:step:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}

extension Slider where ValueLabel == EmptyView {
    /// swiftui/slider/init(value:in:label:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint

    /// swiftui/slider/init(value:in:step:label:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// swiftui/slider/init(value:in:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint

    /// swiftui/slider/init(value:in:step:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}

/// swiftui/stepper
public struct Stepper<Label>: View where Label: View {
    public typealias Body = Never

    /// swiftui/stepper/init(label:onincrement:ondecrement:oneditingchanged:)
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
}

extension Stepper {
    /// swiftui/stepper/init(value:step:label:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable

    /// swiftui/stepper/init(value:in:step:label:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable
}

extension Stepper where Label == Text {
    /// swiftui/stepper/init(_:onincrement:ondecrement:oneditingchanged:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })

    /// swiftui/stepper/init(_:onincrement:ondecrement:oneditingchanged:)
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S: StringProtocol

    /// swiftui/stepper/init(_:value:step:oneditingchanged:)
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable

    /// swiftui/stepper/init(_:value:step:oneditingchanged:)
    @_disfavoredOverload nonisolated public init<S, V>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where S: StringProtocol, V: Strideable

    /// swiftui/stepper/init(_:value:in:step:oneditingchanged:)
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable

    /// swiftui/stepper/init(_:value:in:step:oneditingchanged:)
    @_disfavoredOverload nonisolated public init<S, V>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S: StringProtocol, V: Strideable
}
