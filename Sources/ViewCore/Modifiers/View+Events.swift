import ViewCatalog
import ViewRuntime

/// What happens to a view, and what is done then.
extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(.onTapGesture, with: [.value(Value(count)), .made { $0.handler(action) }])
    }

    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(.onAppear, with: [.made { $0.handler(action) }])
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modified(.onDisappear, with: [.made { $0.handler(action) }])
    }

    public func onChange(
        of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modified(
            .onChange, with: [.made { $0.watched(value) }, .value(.bool(initial)), .made { $0.handler(action) }])
    }

    public func onChange<Watched: Equatable>(
        of value: Watched, initial: Bool = false, _ action: @escaping (_ old: Watched, _ new: Watched) -> Void
    ) -> some View {
        modified(
            .onChange,
            with: [
                .made { $0.watched(value) }, .value(.bool(initial)),
                .made { place in
                    place.handler { (values: [Watched]) in if values.count == 2 { action(values[0], values[1]) } }
                },
            ])
    }

    public func onChange<Watched: Equatable>(
        of value: Watched, perform action: @escaping (_ new: Watched) -> Void
    ) -> some View {
        modified(
            .onChangeToValue,
            with: [
                .made { $0.watched(value) },
                .made { place in place.handler { (values: [Watched]) in values.last.map(action) ?? () } },
            ])
    }

    public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () -> Void) -> some View {
        modified(.task, with: [.value(.none), .made { $0.handler(action) }])
    }

    public func task(
        id value: some Equatable, priority: TaskPriority = .userInitiated, _ action: @escaping () -> Void
    ) -> some View {
        modified(.taskOfValue, with: [.made { $0.watched(value) }, .value(.none), .made { $0.handler(action) }])
    }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        let isOfText: UInt8 = triggers.contains(.text) ? 0 : 1
        return modified(.onSubmit, with: [.value(.symbol(isOfText)), .made { $0.handler(action) }])
    }

    public func focused(_ condition: Binding<Bool>) -> some View {
        modified(.focused, with: [.made { $0.binding(condition) }])
    }

    public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View {
        modified(
            .focusedValue,
            with: [
                .made { $0.binding(watched: binding) }, .made { $0.watched(value) },
                .made { place in (Value.self as? any Emptiable.Type).map { $0.watchedNone(at: place) } ?? .invalid },
            ])
    }
}

/// A type with a value for nothing.
private protocol Emptiable: Equatable {
    static var none: Self { get }
}

extension Emptiable {
    fileprivate static func watchedNone(at place: ViewPlace) -> Value<Double> { place.watched(none) }
}

extension Optional: Emptiable where Wrapped: Equatable {}
