/// A type of the views' vocabulary.
///
/// The spelling, the summary and the symbols of each stand in `Catalog.vocabulary`.
public enum Vocabulary: UInt8, CaseIterable, Hashable, Sendable {
    // Elements as values.
    case view, text, image, shape

    // Colours and styles.
    case color, uiColor, shapeStyle, gradient, gradientStop, linearGradient, strokeStyle, lineCap, lineJoin,
        roundedCornerStyle

    // Text.
    case font, fontWeight, fontDesign, fontLeading, textStyle, textAlignment, textCase, truncationMode
    case numberFormat, numberPrecision, roundingRule

    // Places and sizes.
    case alignment, horizontalAlignment, verticalAlignment, unitPoint
    case edge, edgeSet, horizontalEdge, verticalEdge, edgeInsets, axis, axisSet, safeAreaRegions
    case size, point, rect, angle, contentMode, coordinateSpace, geometryProxy, viewDimensions, closedRange, lineRange

    // The environment.
    case orientation, dynamicTypeSize, dynamicTypeRange, layoutDirection, colorScheme, sizeClass, locale

    // Rules of this language's own elements.
    case adaptiveRule, headerTitle, keyboardRule

    // Controls and images.
    case buttonStyle, buttonRole, controlSize, textFieldStyle, labelStyle, toggleStyle, keyboardType, submitLabel
    case submitTriggers, taskPriority, pinnedViews
    case imageScale, imageResizingMode, url

    // Movement.
    case animation, transition

    /// The type's row.
    public var spec: VocabularySpec { Catalog.vocabulary[Int(rawValue)] }

    /// The type as it is written in the language: `Font.Weight`.
    public var spelling: String { spec.spellings[0] }

    /// The named values of a type that has no others, in the order of their indices; empty for any other type.
    public var symbols: [SymbolSpec] { spec.symbols }

    /// Whether values of the type can be ordered by `<`.
    public var isComparable: Bool { spec.isComparable }

    /// Whether an array literal of the type's members is a value of the type: `[.top, .leading]`.
    public var isOptionSet: Bool { spec.isOptionSet }
}
