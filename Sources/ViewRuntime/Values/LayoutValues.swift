import ViewCatalog
import ViewLayout
import ViewTree

/// The vocabulary's values as the layout tree and the environment have them; indices are those of the catalogue's
/// symbols.
extension HorizontalAlignment {
    package init(symbol: UInt8) { self = symbol == 0 ? .leading : symbol == 2 ? .trailing : .center }
}

extension VerticalAlignment {
    package init(symbol: UInt8) {
        switch symbol {
        case 0: self = .top
        case 2: self = .bottom
        case 3: self = .firstTextBaseline
        case 4: self = .lastTextBaseline
        default: self = .center
        }
    }
}

extension ColorValue {
    /// A colour of the catalogue, each appearance as 0xRRGGBBAA.
    package static func catalog(light: UInt32, dark: UInt32) -> ColorValue {
        light == dark
            ? ColorValue(.fixed(RGBA(packed: light)))
            : ColorValue(.adaptive(light: RGBA(packed: light), dark: RGBA(packed: dark)))
    }
}

extension RGBA {
    /// The colour written 0xRRGGBBAA.
    init(packed: UInt32) { self.init(hex: packed >> 8, alpha: Double(packed & 0xFF) / 255) }

    /// A colour by hue, saturation and brightness, each from 0 to 1.
    package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        let sector = (hue - hue.rounded(.down)) * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) {
        case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
        case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
        case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
        case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
        case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
        default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
        }
    }
}
