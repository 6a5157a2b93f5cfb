/// What a device adds to the advances of the embedded fonts.
struct Calibration {
    /// Whether the system font's tracking is added.
    let isTracked: Bool
    /// The em part of a full-width character.
    let fullWidth: Double

    /// An iPhone's: Japanese is set at 93.5 % of the size.
    static let device = Calibration(isTracked: true, fullWidth: 0.935)
    /// The fonts as they are.
    static let fonts = Calibration(isTracked: false, fullWidth: 1)
}
