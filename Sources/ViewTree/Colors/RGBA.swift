/// A colour as it is drawn: sRGB components and opacity, each from 0 to 1.
public struct RGBA: Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour written `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// The colour with its opacity multiplied.
    public func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// `#RRGGBBAA`, each component rounded to the nearest of 256 steps.
    public var text: String {
        var bytes: [UInt8] = [0x23]
        for component in [red, green, blue, alpha] {
            let step = RGBA.step(component)
            bytes.append(RGBA.digits[Int(step >> 4)])
            bytes.append(RGBA.digits[Int(step & 15)])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let digits: [UInt8] = Array("0123456789ABCDEF".utf8)

    private static func step(_ component: Double) -> UInt8 {
        guard component > 0 else { return 0 }
        return UInt8((min(component, 1) * 255).rounded())
    }
}
