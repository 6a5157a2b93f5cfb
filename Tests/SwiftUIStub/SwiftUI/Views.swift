// Views and builders, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/view
@MainActor @preconcurrency public protocol View {
    /// swiftui/view/body
    associatedtype Body: View

    /// swiftui/view/body
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never

    /// swiftui/never/body
    public var body: Never { get }
}

extension View where Self.Body == Never {
    /// swiftui/view/body
    public var body: Never { get }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

/// swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    /// swiftui/viewbuilder/buildexpression(_:)
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View

    /// swiftui/viewbuilder/buildblock()
    public static func buildBlock() -> EmptyView

    /// swiftui/viewbuilder/buildblock(_:)
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View

    /// swiftui/viewbuilder/buildblock(_:)
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View

    /// swiftui/viewbuilder/buildif(_:)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View

    /// swiftui/viewbuilder/buildeither(first:)
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View

    /// swiftui/viewbuilder/buildeither(second:)
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View

    /// swiftui/viewbuilder/buildlimitedavailability(_:)
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
}

/// swiftui/_conditionalcontent
public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

/// swiftui/tupleview
public struct TupleView<T>: View {
    public typealias Body = Never

    /// swiftui/tupleview/value
    public var value: T

    /// swiftui/tupleview/init(_:)
    nonisolated public init(_ value: T)
}

/// swiftui/emptyview
public struct EmptyView: View {
    public typealias Body = Never

    /// swiftui/emptyview/init()
    nonisolated public init()
}

/// swiftui/anyview
public struct AnyView: View {
    public typealias Body = Never

    /// swiftui/anyview/init(_:)
    nonisolated public init<V>(_ view: V) where V: View
}

/// swiftui/group
public struct Group<Content> {}

extension Group: View where Content: View {
    public typealias Body = Never

    /// swiftui/group/init(content:)
    nonisolated public init(@ViewBuilder content: () -> Content)
}

/// swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// swiftui/foreach/data
    public var data: Data
    /// swiftui/foreach/content
    public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// swiftui/foreach/init(_:content:)
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: View {
    /// swiftui/foreach/init(_:id:content:)
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)

    /// swiftui/foreach/init(_:id:content:)
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable

    /// swiftui/foreach/init(_:content:)
    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// swiftui/foreach/init(_:content:)
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}

/// swiftui/section
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
    /// swiftui/section/init(content:header:footer:)
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// swiftui/section/init(content:footer:)
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// swiftui/section/init(content:header:)
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// swiftui/section/init(content:)
    nonisolated public init(@ViewBuilder content: () -> Content)
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// swiftui/section/init(_:content:)
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)

    /// swiftui/section/init(_:content:)
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
}
