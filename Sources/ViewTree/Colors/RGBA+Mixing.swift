/// Colours between two others.
extension RGBA {
    /// The colour a part of the way to another one, in the perceptual space Oklab; the opacity goes straight. Components
    /// stay between 0 and 1, also where a spring goes past the end.
    ///
    /// So `Color.Resolved` moves in apps built for iOS 18 and later (its `animatableData` converts as
    /// `Gradient.ColorSpace.perceptual` does). Oklab: Björn Ottosson, A perceptual color space for image processing, 2020.
    public func mixed(with other: RGBA, by part: Double) -> RGBA {
        if part == 0 || self == other { return self }
        if part == 1 { return other }
        let (from, to) = (cones, other.cones)
        func way(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        // Lightness and colour are sums of these roots, so that a way that is straight for one is for the other.
        let roots = (way(from.0, to.0), way(from.1, to.1), way(from.2, to.2))
        let l = roots.0 * roots.0 * roots.0
        let m = roots.1 * roots.1 * roots.1
        let s = roots.2 * roots.2 * roots.2
        return RGBA(
            red: RGBA.encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
            green: RGBA.encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
            blue: RGBA.encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s),
            alpha: min(1, max(0, way(alpha, other.alpha))))
    }

    /// The cube roots of what the eye's three kinds of cones get of the colour.
    private var cones: (Double, Double, Double) {
        let (r, g, b) = (RGBA.linear(red), RGBA.linear(green), RGBA.linear(blue))
        return (
            Elementary.root(3, of: 0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b),
            Elementary.root(3, of: 0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b),
            Elementary.root(3, of: 0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        )
    }

    /// A component of sRGB as an amount of light (IEC 61966-2-1).
    private static func linear(_ component: Double) -> Double {
        if component <= 0.040_45 { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        return base * base * Elementary.root(5, of: base * base)
    }

    /// An amount of light as a component of sRGB.
    private static func encoded(_ light: Double) -> Double {
        if light <= 0.003_130_8 { return max(0, 12.92 * light) }
        let fifth = light * light * light * light * light
        return min(1, 1.055 * Elementary.root(3, of: fifth.squareRoot().squareRoot()) - 0.055)
    }
}
