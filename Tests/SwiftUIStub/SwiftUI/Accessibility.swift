// Identity and accessibility, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

extension View {
    /// swiftui/view/id(_:)
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable

    /// swiftui/view/tag(_:)
    nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable

    /// swiftui/view/accessibilitylabel(_:)
    nonisolated public func accessibilityLabel(_ label: Text) -> some View

    /// swiftui/view/accessibilitylabel(_:)
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View

    /// swiftui/view/accessibilitylabel(_:)
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> some View
    where S: StringProtocol

    /// swiftui/view/accessibilityidentifier(_:)
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View

    /// swiftui/view/accessibilityhidden(_:)
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View
}
