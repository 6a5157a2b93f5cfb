/// A class of devices that lay out alike.
public struct Device: Hashable, Sendable {
    /// The spellings of the language and the command line, one a model; the first names the class.
    public let spellings: [String]
    public let idiom: DeviceIdiom
    /// Pixels a point.
    public let scale: Double
    public let portrait: DevicePose
    public let landscape: DevicePose

    /// The name of the class.
    public var name: String { spellings[0] }

    /// The pose of an orientation; flat and unknown ones keep the last valid pose, which is portrait at first.
    public func pose(_ orientation: OrientationHistory) -> DevicePose {
        orientation.isLandscape ? landscape : portrait
    }

    /// The device of a spelling.
    public static func named(_ spelling: String) -> Device? {
        all.first { $0.spellings.contains(spelling) }
    }
}
