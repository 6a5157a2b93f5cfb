import ViewRuntime

/// Content that reads how many items of a row show and are hidden.
///
/// It stands where this cannot feed back: beside the row in a vertical stack, or over or under the part with the row.
public struct CountReader<Content: View>: View {
    public typealias Body = Never

    private let row: String
    private let isLayer: Bool
    private let content: (_ hidden: Int, _ shown: Int) -> Content

    /// The content for the row of a name; `isLayer` says whether it is all that lies over or under the part with it.
    public init(
        _ row: String, isLayer: Bool = false,
        @ViewBuilder content: @escaping (_ hidden: Int, _ shown: Int) -> Content
    ) {
        self.row = row
        self.isLayer = isLayer
        self.content = content
    }

    public func _add(to place: ViewPlace) {
        place.addReader(of: row, isLayer: isLayer) { arguments in
            content(arguments.count(at: 0), arguments.count(at: 1))
        }
    }
}
