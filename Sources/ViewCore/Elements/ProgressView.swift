import ViewCatalog
import ViewRuntime

/// Shows that something is going on, or how far it has come.
public struct ProgressView: View {
    public typealias Body = Never

    /// What the view says.
    private enum Face {
        case nothing
        case title(LocalizedStringKey)
        case label(any View, currentValue: (any View)?)
    }

    private let face: Face
    /// Whether it is a bar, with what is done.
    private let progress: (value: Double?, total: Double)?

    private init(_ face: Face, _ progress: (value: Double?, total: Double)? = nil) {
        self.face = face
        self.progress = progress
    }

    public init() { self.init(.nothing) }

    public init(_ title: LocalizedStringKey) { self.init(.title(title)) }

    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init(.title(LocalizedStringKey(verbatim: title))) }

    public init(@ViewBuilder label: () -> some View) { self.init(.label(label(), currentValue: nil)) }

    public init(value: Double?, total: Double = 1) { self.init(.nothing, (value, total)) }

    public init(_ title: LocalizedStringKey, value: Double?, total: Double = 1) {
        self.init(.title(title), (value, total))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
        self.init(.title(LocalizedStringKey(verbatim: title)), (value, total))
    }

    public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> some View) {
        self.init(.label(label(), currentValue: nil), (value, total))
    }

    public init(
        value: Double?, total: Double = 1, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(.label(label(), currentValue: currentValueLabel()), (value, total))
    }

    public func _add(to place: ViewPlace) {
        let numbers: [Value<Double>] = progress.map { [Value($0.value), .double($0.total)] } ?? []
        switch face {
        case .nothing: place.add(progress == nil ? .spinner : .progressBar, numbers)
        case .title(let title):
            place.add(progress == nil ? .titledSpinner : .titledProgressBar, [place.title(title)] + numbers)
        case .label(let label, let current):
            guard progress != nil else { return place.add(.labelSpinner, [place.content(label)]) }
            place.add(
                .labelProgressBar,
                numbers + [place.content(label), current.map { place.slot($0, slot: 1) } ?? .none])
        }
    }
}
