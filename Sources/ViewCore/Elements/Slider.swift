import ViewCatalog
import ViewRuntime

/// Sets a number by a knob on a bar.
public struct Slider: View {
    public typealias Body = Never

    /// The labels of a slider that has some.
    private struct Labels {
        let label: any View
        let minimum: any View
        let maximum: any View
    }

    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let labels: Labels?
    private let onEditingChanged: (Bool) -> Void

    public init(
        value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.value = value
        self.bounds = bounds
        self.step = step
        labels = nil
        self.onEditingChanged = onEditingChanged
    }

    public init(
        value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
        @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View = { TupleView() },
        @ViewBuilder maximumValueLabel: () -> some View = { TupleView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.value = value
        self.bounds = bounds
        self.step = step
        labels = Labels(label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
        self.onEditingChanged = onEditingChanged
    }

    public static var _isControl: Bool { true }

    public func _add(to place: ViewPlace) {
        let onEditing = place.handler(onEditingChanged)
        let numbers: [Value<Double>] = [
            place.binding(value), .numbers([bounds.lowerBound, bounds.upperBound]), Value(step),
        ]
        guard let labels else { return place.add(.slider, numbers + [onEditing]) }
        place.add(
            .labelSlider,
            numbers + [
                place.content(labels.label), place.slot(labels.minimum, slot: 1), place.slot(labels.maximum, slot: 2),
                onEditing,
            ])
    }
}
