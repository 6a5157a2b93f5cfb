// State, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/dynamicproperty
public protocol DynamicProperty {}

/// swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
    /// swiftui/state/init(wrappedvalue:)
    public init(wrappedValue value: Value)

    /// swiftui/state/init(initialvalue:)
    public init(initialValue value: Value)

    /// swiftui/state/wrappedvalue
    public var wrappedValue: Value { get nonmutating set }
    /// swiftui/state/projectedvalue
    public var projectedValue: Binding<Value> { get }
}

extension State: Sendable where Value: Sendable {}

/// swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// swiftui/binding/init(get:set:)
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void)

    /// swiftui/binding/constant(_:)
    public static func constant(_ value: Value) -> Binding<Value>

    /// swiftui/binding/wrappedvalue
    public var wrappedValue: Value { get nonmutating set }
    /// swiftui/binding/projectedvalue
    public var projectedValue: Binding<Value> { get }

    /// swiftui/binding/init(projectedvalue:)
    public init(projectedValue: Binding<Value>)

    /// swiftui/binding/subscript(dynamicmember:)
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}

extension Binding: DynamicProperty {}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    /// swiftui/binding/startindex
    public var startIndex: Binding<Value>.Index { get }
    /// swiftui/binding/endindex
    public var endIndex: Binding<Value>.Index { get }
    /// swiftui/binding/indices
    public var indices: Value.Indices { get }

    /// swiftui/binding/index(after:)
    public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index

    /// swiftui/binding/subscript(position:)
    public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { get }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// swiftui/binding/index(before:)
    public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// swiftui/focusstate
@frozen @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// swiftui/focusstate/binding
    @frozen @propertyWrapper public struct Binding {
        /// swiftui/focusstate/binding/wrappedvalue
        public var wrappedValue: Value { get nonmutating set }
        /// swiftui/focusstate/binding/projectedvalue
        public var projectedValue: FocusState<Value>.Binding { get }
    }

    /// swiftui/focusstate/wrappedvalue
    public var wrappedValue: Value { get nonmutating set }
    /// swiftui/focusstate/projectedvalue
    public var projectedValue: FocusState<Value>.Binding { get }

    /// swiftui/focusstate/init()
    public init() where Value == Bool

    /// swiftui/focusstate/init()
    public init<T>() where Value == T?, T: Hashable
}
