// Events, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

extension View {
    /// swiftui/view/ontapgesture(count:perform:)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View

    /// swiftui/view/onappear(perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View

    /// swiftui/view/ondisappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View

    /// swiftui/view/onchange(of:perform:)
    nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    where V: Equatable

    /// swiftui/view/onchange(of:initial:_:)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable

    /// swiftui/view/onchange(of:initial:_:)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable

    /// swiftui/view/onreceive(_:perform:)
    nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P: Publisher, P.Failure == Never

    /// swiftui/view/task(priority:_:)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View

    /// swiftui/view/task(id:priority:_:)
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable

    /// swiftui/view/onsubmit(of:_:)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View
}

/// swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    /// swiftui/submittriggers/rawvalue
    public let rawValue: Int

    /// swiftui/submittriggers/init(rawvalue:)
    public init(rawValue: Int)

    /// swiftui/submittriggers/text
    public static let text: SubmitTriggers
    /// swiftui/submittriggers/search
    public static let search: SubmitTriggers
}
