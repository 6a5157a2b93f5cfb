// Labels and buttons, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/label
public struct Label<Title, Icon>: View where Title: View, Icon: View {
    public typealias Body = Never

    /// swiftui/label/init(title:icon:)
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
}

extension Label where Title == Text, Icon == Image {
    /// swiftui/label/init(_:image:)
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String)

    /// swiftui/label/init(_:systemimage:)
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)

    /// swiftui/label/init(_:image:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol

    /// swiftui/label/init(_:systemimage:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// swiftui/label/init(_:)
    nonisolated public init(_ configuration: LabelStyleConfiguration)
}

/// swiftui/button
public struct Button<Label>: View where Label: View {
    public typealias Body = Never

    /// swiftui/button/init(action:label:)
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)

    /// swiftui/button/init(role:action:label:)
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}

extension Button where Label == Text {
    /// swiftui/button/init(_:action:)
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)

    /// swiftui/button/init(_:action:)
    @preconcurrency @_disfavoredOverload nonisolated public init<S>(
        _ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol

    /// swiftui/button/init(_:role:action:)
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)

    /// swiftui/button/init(_:role:action:)
    @preconcurrency @_disfavoredOverload nonisolated public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// swiftui/button/init(_:systemimage:action:)
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)

    /// swiftui/button/init(_:systemimage:action:)
    @preconcurrency @_disfavoredOverload nonisolated public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol

    /// swiftui/button/init(_:systemimage:role:action:)
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void)

    /// swiftui/button/init(_:systemimage:role:action:)
    @preconcurrency @_disfavoredOverload nonisolated public init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    where S: StringProtocol
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// swiftui/button/init(_:)
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration)
}

/// swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    /// swiftui/buttonrole/destructive
    public static let destructive: ButtonRole
    /// swiftui/buttonrole/cancel
    public static let cancel: ButtonRole

    /// swiftui/buttonrole/==(a:b:)
    public static func == (a: ButtonRole, b: ButtonRole) -> Bool
}

/// swiftui/link
public struct Link<Label>: View where Label: View {
    public typealias Body = Never

    /// swiftui/link/init(destination:label:)
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label)
}

extension Link where Label == Text {
    /// swiftui/link/init(_:destination:)
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL)

    /// swiftui/link/init(_:destination:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol
}
