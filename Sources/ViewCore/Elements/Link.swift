import ViewCatalog
import ViewRuntime

/// Opens an address when it is tapped.
public struct Link: View {
    public typealias Body = Never

    private let face: ControlFace
    private let destination: URL?

    private init(_ face: ControlFace, _ destination: URL?) {
        self.face = face
        self.destination = destination
    }

    public init(_ title: LocalizedStringKey, destination: URL?) { self.init(.title(title), destination) }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL?) {
        self.init(.title(LocalizedStringKey(verbatim: title)), destination)
    }

    public init(destination: URL?, @ViewBuilder label: () -> some View) { self.init(.label(label()), destination) }

    public static var _isControl: Bool { true }

    public func _add(to place: ViewPlace) {
        let address: Value<Double> = destination.map { .string($0.absoluteString) } ?? .none
        switch face {
        case .title(let title), .symbol(let title, _): place.add(.link, [place.title(title), address])
        case .label(let label): place.add(.labelLink, [address, place.content(label)])
        }
    }
}
