import ViewCatalog
import ViewRuntime

/// What happens to a view, and what is done then.
extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(.onTapGesture, Value(count))
    }

    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modified(.onAppear) }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modified(.onDisappear) }

    public func onChange(
        of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modified(.onChange)
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        modified(.onChange)
    }

    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ new: Value) -> Void
    ) -> some View {
        modified(.onChangeToValue)
    }

    public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () -> Void) -> some View {
        modified(.task)
    }

    public func task(
        id value: some Equatable, priority: TaskPriority = .userInitiated, _ action: @escaping () -> Void
    ) -> some View {
        modified(.taskOfValue)
    }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modified(.onSubmit)
    }

    public func focused(_ condition: Binding<Bool>) -> some View { modified(.focused) }

    public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View {
        modified(.focusedValue)
    }
}
