import ViewCatalog
import ViewRuntime

/// Changes a number by steps.
public struct Stepper: View {
    public typealias Body = Never

    private let face: ControlFace
    /// What a step upwards does; nil if there is none.
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    private init(
        _ face: ControlFace, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.face = face
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    private init<Number: Strideable>(
        _ face: ControlFace, _ value: Binding<Number>, _ bounds: ClosedRange<Number>?, _ step: Number.Stride,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func change(by step: Number.Stride) -> () -> Void {
            {
                let next = value.wrappedValue.advanced(by: step)
                value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            }
        }
        self.init(face, change(by: step), change(by: 0 - step), onEditingChanged)
    }

    public init<Number: Strideable>(
        _ title: LocalizedStringKey, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil,
        step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.title(title), value, bounds, step, onEditingChanged)
    }

    @_disfavoredOverload
    public init<Number: Strideable>(
        _ title: some StringProtocol, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil,
        step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.title(LocalizedStringKey(verbatim: title)), value, bounds, step, onEditingChanged)
    }

    public init<Number: Strideable>(
        value: Binding<Number>, in bounds: ClosedRange<Number>? = nil, step: Number.Stride = 1,
        @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.label(label()), value, bounds, step, onEditingChanged)
    }

    public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.title(title), onIncrement, onDecrement, onEditingChanged)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.title(LocalizedStringKey(verbatim: title)), onIncrement, onDecrement, onEditingChanged)
    }

    public init(
        @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.label(label()), onIncrement, onDecrement, onEditingChanged)
    }

    public static var _isControl: Bool { true }

    public func _add(to place: ViewPlace) {
        let handlers = [place.handler(onIncrement), place.handler(onDecrement), place.handler(onEditingChanged)]
        switch face {
        case .title(let title), .symbol(let title, _): place.add(.handlerStepper, [place.title(title)] + handlers)
        case .label(let label): place.add(.labelHandlerStepper, [place.content(label)] + handlers)
        }
    }
}
