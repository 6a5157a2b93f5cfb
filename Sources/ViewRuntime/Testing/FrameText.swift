import ViewLayout
import ViewTree

/// Lengths and frames in words, to thousandths of a point.
enum FrameText {
    static func length(_ length: Double) -> String { Report.text(length) }

    /// `60×44`
    static func size(_ frame: Rect<Double>) -> String { size(frame.size) }

    static func size(_ size: Size<Double>) -> String { length(size.width) + "×" + length(size.height) }

    /// `(299, 591) 60×60`
    static func frame(_ frame: Rect<Double>) -> String {
        "(" + length(frame.x) + ", " + length(frame.y) + ") " + size(frame)
    }
}
