/// The orientation of a device, with the raw values that devices report.
public enum Orientation: UInt8, CaseIterable, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown

    /// The orientation of a spelling.
    public init?(named name: String) {
        guard let found = Orientation.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can have this orientation: neither flat nor unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The spelling of the language and the command line.
    public var name: String {
        switch self {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .faceUp: "faceUp"
        case .faceDown: "faceDown"
        }
    }
}
