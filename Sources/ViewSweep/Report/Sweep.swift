import ViewLayout
import ViewTree

/// A screen over a range: where its structure changes, and its frames in between.
public struct Sweep: Sendable {
    /// Where the structure changes.
    public struct Event: Sendable {
        /// The least value with the new structure; the greatest with the old one where it is open.
        public let at: SweepValue
        /// Whether the new structure begins just above the value.
        public let isOpen: Bool
        /// Whether the value was found by trying.
        public let isApproximate: Bool
        /// What is different, in words.
        public let changes: [String]
    }

    /// A part of the range with one structure, in which all frames change along straight lines.
    public struct Piece: Sendable {
        public let from: SweepValue
        public let to: SweepValue
        /// Whether it begins just above `from`.
        public let isOpen: Bool
        /// Whether the frames follow no straight lines, and these are only near.
        public let isApproximate: Bool
        /// How far frames lie from their lines at most, in points: twice as far as they did at the values that were tried.
        public let error: Double
        /// The screen at `from`, with the growth of its frames.
        public let outline: ScreenOutline

        /// How far the piece reaches; 0 where its values are no numbers.
        var length: Double {
            if case .number(let from) = from, case .number(let to) = to { return to - from }
            return 0
        }
    }

    /// The name of the view.
    public let view: String
    /// What is swept: `width`, `height`, `dynamicType` or `parameter`.
    public let axis: String
    /// The name of the parameter that is swept.
    public let parameter: String?
    /// The window's sides where they are not swept: nil for none, infinity for as much as there is.
    public let width: Double?
    public let height: Double?
    public let from: SweepValue
    public let to: SweepValue
    public internal(set) var events: [Event] = []
    public internal(set) var pieces: [Piece] = []
}
