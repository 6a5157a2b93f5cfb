extension Catalog {
    /// Types of places and sizes.
    static let geometryTypes = [
        VocabularySpec(.alignment, ["Alignment"], "A horizontal and a vertical alignment."),
        VocabularySpec(
            .horizontalAlignment, ["HorizontalAlignment"], "A vertical line at which elements meet.",
            symbols: [
                SymbolSpec("leading", "The side where reading begins."),
                SymbolSpec("center", "The middle."),
                SymbolSpec("trailing", "The side where reading ends."),
            ]),
        VocabularySpec(
            .verticalAlignment, ["VerticalAlignment"], "A horizontal line at which elements meet.",
            symbols: [
                SymbolSpec("top", "The top edge."),
                SymbolSpec("center", "The middle."),
                SymbolSpec("bottom", "The bottom edge."),
                SymbolSpec("firstTextBaseline", "The baseline of the first line of text."),
                SymbolSpec("lastTextBaseline", "The baseline of the last line of text."),
            ]),
        VocabularySpec(.unitPoint, ["UnitPoint"], "A place in a box as fractions of its width and height."),
        VocabularySpec(
            .edge, ["Edge"], "One side of a box.",
            symbols: [
                SymbolSpec("top", "The upper side."),
                SymbolSpec("leading", "The side where reading begins."),
                SymbolSpec("bottom", "The lower side."),
                SymbolSpec("trailing", "The side where reading ends."),
            ]),
        VocabularySpec(.edgeSet, ["Edge.Set"], "Some sides of a box.", isOptionSet: true),
        VocabularySpec(
            .horizontalEdge, ["HorizontalEdge"], "A left or right side.",
            symbols: [
                SymbolSpec("leading", "The side where reading begins."),
                SymbolSpec("trailing", "The side where reading ends."),
            ]),
        VocabularySpec(
            .verticalEdge, ["VerticalEdge"], "An upper or lower side.",
            symbols: [
                SymbolSpec("top", "The upper side."),
                SymbolSpec("bottom", "The lower side."),
            ]),
        VocabularySpec(.edgeInsets, ["EdgeInsets"], "A distance for each side of a box."),
        VocabularySpec(
            .axis, ["Axis"], "A direction.",
            symbols: [
                SymbolSpec("horizontal", "From side to side."),
                SymbolSpec("vertical", "From top to bottom."),
            ]),
        VocabularySpec(.axisSet, ["Axis.Set"], "Some directions.", isOptionSet: true),
        VocabularySpec(
            .safeAreaRegions, ["SafeAreaRegions"], "Parts of the safe area.", isOptionSet: true),
        VocabularySpec(.size, ["Size", "CGSize"], "A width and a height.", swiftName: "CGSize"),
        VocabularySpec(
            .point, ["Point", "CGPoint"], "A place by its distances from the left and the top.", swiftName: "CGPoint"),
        VocabularySpec(.rect, ["Rect", "CGRect"], "A box by its place and size.", swiftName: "CGRect"),
        VocabularySpec(.angle, ["Angle"], "An amount of turning."),
        VocabularySpec(
            .contentMode, ["ContentMode"], "How an element of fixed ratio meets the space it is offered.",
            symbols: [
                SymbolSpec("fit", "As large as possible inside it."),
                SymbolSpec("fill", "As small as possible around it."),
            ]),
        VocabularySpec(
            .coordinateSpace, ["CoordinateSpace"], "What places are measured from.",
            symbols: [
                SymbolSpec("local", "The element's own top left corner."),
                SymbolSpec("global", "The window's top left corner."),
            ]),
        VocabularySpec(.geometryProxy, ["GeometryProxy"], "The size and place of a geometry reader."),
        VocabularySpec(.viewDimensions, ["ViewDimensions"], "The size and guides of an element."),
        VocabularySpec(.closedRange, ["ClosedRange<Double>"], "The numbers from one to another, `0...1`."),
        VocabularySpec(.lineRange, ["PartialRange<Int>"], "The lines from a number on, `2...`, or up to one, `...3`."),
    ]
}
