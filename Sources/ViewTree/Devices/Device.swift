import ViewBase

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

    /// The model that a spelling was meant to be: the same but for case and signs, else the newest of a name without
    /// its number, else a misspelt one whose number begins the same.
    public static func nearest(to spelling: String) -> String? {
        let models = all.flatMap { $0.spellings }
        let wanted = letters(spelling)
        guard !wanted.isEmpty else { return nil }
        var newest: (model: String, number: Int)?
        for model in models {
            let known = letters(model)
            if known == wanted { return model }
            guard known.starts(with: wanted) else { continue }
            let rest = String(decoding: known.dropFirst(wanted.count), as: UTF8.self)
            if let number = Int(rest), number > newest?.number ?? 0 { newest = (model, number) }
        }
        if let newest { return newest.model }
        let number = wanted.filter { isDigit($0) }
        return Spelling.nearest(
            to: spelling,
            among: models.filter { model in
                let known = letters(model).filter { isDigit($0) }
                return known == number || !known.isEmpty && number.starts(with: known)
            })
    }

    /// The letters, in lower case, and digits of a spelling.
    private static func letters(_ spelling: String) -> [UInt8] {
        spelling.lowercased().utf8.filter { isDigit($0) || ($0 >= 0x61 && $0 <= 0x7A) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
