/// The width and height of an image file: pixels of a bitmap, points of a drawing.
struct ImageSize: Hashable, Sendable {
    /// No image is wider or higher; what says so is broken.
    private static let largest: Double = 1_000_000

    let width: Double
    let height: Double

    /// A size that an image can have, from more than 0 to a million; nil for any other.
    init?(width: Double, height: Double) {
        guard width > 0, height > 0, width <= ImageSize.largest, height <= ImageSize.largest else { return nil }
        self.width = width
        self.height = height
    }

    /// The size that a PNG, JPEG or SVG file says it has; nil for other files and broken ones.
    init?(_ file: [UInt8]) {
        guard let size = PNGHeader.size(file) ?? JPEGHeader.size(file) ?? SVGHeader.size(file) else { return nil }
        self = size
    }

    /// The size in points of an image with so many pixels a point.
    func points(scale: Double) -> (width: Double, height: Double) { (width / scale, height / scale) }
}
