import ViewLayout

/// A closed line in a frame: what is drawn, cut off or hit.
public enum FrameOutline: Hashable, Sendable {
    case rectangle
    case circle
    case ellipse
    case capsule
    /// Corners of an ellipse with these half axes.
    case rounded(width: Double, height: Double)

    /// The rectangle in a frame that the outline touches: for a circle the largest square in the middle.
    public func box(in frame: Rect<Double>) -> Rect<Double> {
        guard self == .circle else { return frame }
        let side = min(frame.width, frame.height)
        return Rect(
            x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side)
    }

    /// The half axes of the ellipse that rounds the corners of a box.
    public func corner(of box: Rect<Double>) -> Size<Double> {
        let (width, height) = (max(0, box.width), max(0, box.height))
        let side = min(width, height)
        switch self {
        case .rectangle: return .zero
        case .circle, .ellipse: return Size(width: width / 2, height: height / 2)
        case .capsule: return Size(width: side / 2, height: side / 2)
        case .rounded(let x, let y):
            return Size(width: min(max(0, x), width / 2), height: min(max(0, y), height / 2))
        }
    }

    /// The outline a distance further inside, or outside where that is negative.
    public func inset(by distance: Double) -> FrameOutline {
        guard case .rounded(let width, let height) = self, width > 0, height > 0 else { return self }
        return .rounded(width: max(0, width - distance), height: max(0, height - distance))
    }

    /// Whether a point lies inside the outline in a frame.
    public func contains(_ point: Point<Double>, in frame: Rect<Double>) -> Bool {
        guard point.x >= frame.x, point.y >= frame.y, point.x < frame.maxX, point.y < frame.maxY else { return false }
        let box = box(in: frame)
        let corner = corner(of: box)
        let fromSide = min(point.x - box.x, box.maxX - point.x)
        let fromEnd = min(point.y - box.y, box.maxY - point.y)
        guard fromSide >= 0, fromEnd >= 0 else { return false }
        guard fromSide < corner.width, fromEnd < corner.height else { return true }
        let x = (corner.width - fromSide) / corner.width
        let y = (corner.height - fromEnd) / corner.height
        return x * x + y * y <= 1
    }
}
