import ViewRuntime

/// What views give controls and modifiers beside content: handlers, bindings, and values whose change is watched.
extension ViewPlace {
    /// What an action does.
    func handler(_ action: @escaping () -> Void) -> Value<Double> { handler(running: { _ in action() }) }

    /// What an action does that is given the evaluator's arguments, with the animation that it asks for.
    private func handler(running action: @escaping ([Value<Double>]) -> Void) -> Value<Double> {
        .hostHandler(
            HostHandler { arguments in
                let change = ChangeAnimation()
                ChangeAnimation.$present.withValue(change) { action(arguments) }
                return change.animation?.animation
            })
    }

    /// What an action does; nothing for nil.
    func handler(_ action: (() -> Void)?) -> Value<Double> { action.map { handler($0) } ?? .none }

    /// What an action does that is told whether a change begins or ends.
    func handler(_ action: @escaping (Bool) -> Void) -> Value<Double> {
        handler(running: { arguments in if case .bool(let begins) = arguments.first { action(begins) } })
    }

    /// What an action does that is told watched values.
    func handler<Watched: Equatable>(_ action: @escaping ([Watched]) -> Void) -> Value<Double> {
        handler(running: { [unowned host] arguments in action(arguments.compactMap { host.value($0) as? Watched }) })
    }

    func binding(_ binding: Binding<String>) -> Value<Double> {
        HostBinding<Double>(
            get: { .string(binding.wrappedValue) },
            set: { if case .string(let text) = $0 { binding.wrappedValue = text } }
        ).value
    }

    func binding(_ binding: Binding<Bool>) -> Value<Double> {
        HostBinding<Double>(
            get: { .bool(binding.wrappedValue) },
            set: { if case .bool(let flag) = $0 { binding.wrappedValue = flag } }
        ).value
    }

    func binding(_ binding: Binding<Int>) -> Value<Double> {
        HostBinding<Double>(
            get: { Value(binding.wrappedValue) },
            set: { if case .int(let number) = $0 { binding.wrappedValue = Int(number) } }
        ).value
    }

    func binding(_ binding: Binding<Double>) -> Value<Double> {
        HostBinding<Double>(
            get: { .double(binding.wrappedValue) },
            set: { if case .double(let number) = $0 { binding.wrappedValue = number } }
        ).value
    }

    /// A binding of a value that only the library knows.
    func binding<Watched: Equatable>(watched binding: Binding<Watched>) -> Value<Double> {
        HostBinding<Double>(
            get: { [self] in watched(binding.wrappedValue) },
            set: { [unowned host] in if let value = host.value($0) as? Watched { binding.wrappedValue = value } }
        ).value
    }

    /// A value whose change is watched.
    func watched<Watched: Equatable>(_ value: Watched) -> Value<Double> {
        .hostValue(
            HostValue(host.watch(value)) { [unowned host] other in host.watched[Int(other)] as? Watched == value })
    }
}

extension ViewHost {
    /// The value that a watched one stands for; nil for any other.
    func value(_ value: Value<Double>?) -> (any Equatable)? {
        guard case .hostValue(let value) = value else { return nil }
        return watched[Int(value.number)]
    }
}
