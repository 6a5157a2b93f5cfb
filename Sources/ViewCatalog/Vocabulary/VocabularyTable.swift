extension Catalog {
    /// The vocabulary's table, in the order of `Vocabulary`.
    public static let vocabulary: [VocabularySpec] = {
        var rows = elementTypes
        rows += styleTypes
        rows += textTypes
        rows += geometryTypes
        rows += environmentTypes
        rows += ruleTypes
        rows += controlTypes
        rows += movementTypes
        return rows
    }()

    private static let elementTypes = [
        VocabularySpec(
            .view, ["View"], "Any element.", accepts: [.text, .image, .shape, .color, .linearGradient],
            isProtocol: true),
        VocabularySpec(.text, ["Text"], "A text with its attributes, which `+` joins to another."),
        VocabularySpec(.image, ["Image"], "A picture."),
        VocabularySpec(.shape, ["Shape"], "An outline that fills the space it is given.", isProtocol: true),
    ]

    private static let styleTypes = [
        VocabularySpec(.color, ["Color"], "A colour, which may differ between light and dark appearance."),
        VocabularySpec(.uiColor, ["UIColor", "NSColor"], "A colour that the system names, for `Color(_:)`."),
        VocabularySpec(
            .shapeStyle, ["ShapeStyle"], "What fills a shape or a text: a colour, a gradient, a material.",
            accepts: [.color, .gradient, .linearGradient], isProtocol: true),
        VocabularySpec(.gradient, ["Gradient"], "Colours that run into each other."),
        VocabularySpec(.gradientStop, ["Gradient.Stop"], "A colour and its place in a gradient."),
        VocabularySpec(.linearGradient, ["LinearGradient"], "Colours along a line."),
        VocabularySpec(.strokeStyle, ["StrokeStyle"], "The width, ends, joins and dashes of a line."),
        VocabularySpec(
            .lineCap, ["CGLineCap"], "The end of a line.",
            symbols: [
                SymbolSpec("butt", "Cut off at the end."),
                SymbolSpec("round", "A half circle beyond the end."),
                SymbolSpec("square", "A half square beyond the end."),
            ]),
        VocabularySpec(
            .lineJoin, ["CGLineJoin"], "The corner of a line.",
            symbols: [
                SymbolSpec("miter", "A sharp corner."),
                SymbolSpec("round", "A round corner."),
                SymbolSpec("bevel", "A cut corner."),
            ]),
        VocabularySpec(
            .roundedCornerStyle, ["RoundedCornerStyle"], "How a round corner bends.",
            symbols: [
                SymbolSpec("circular", "A quarter of a circle."),
                SymbolSpec("continuous", "A curve that begins gradually."),
            ]),
    ]

    private static let textTypes = [
        VocabularySpec(.font, ["Font"], "A font with its size and traits."),
        VocabularySpec(
            .fontWeight, ["Font.Weight"], "How heavy a font is.",
            symbols: [
                SymbolSpec("ultraLight", "The lightest weight."),
                SymbolSpec("thin", "A very light weight."),
                SymbolSpec("light", "A light weight."),
                SymbolSpec("regular", "The weight of running text."),
                SymbolSpec("medium", "A little heavier than regular."),
                SymbolSpec("semibold", "Between medium and bold."),
                SymbolSpec("bold", "A heavy weight."),
                SymbolSpec("heavy", "Heavier than bold."),
                SymbolSpec("black", "The heaviest weight."),
            ]),
        VocabularySpec(
            .fontDesign, ["Font.Design"], "The design of the system font.",
            symbols: [
                SymbolSpec("default", "The system's usual design."),
                SymbolSpec("monospaced", "All characters of one width."),
                SymbolSpec("rounded", "With round ends."),
                SymbolSpec("serif", "With serifs."),
            ]),
        VocabularySpec(
            .fontLeading, ["Font.Leading"], "The distance between the lines of a font.",
            symbols: [
                SymbolSpec("standard", "The font's own distance."),
                SymbolSpec("tight", "A smaller distance."),
                SymbolSpec("loose", "A greater distance."),
            ]),
        VocabularySpec(
            .textStyle, ["Font.TextStyle"], "What a text is for, which gives its size at each Dynamic Type size.",
            symbols: [
                SymbolSpec("largeTitle", "A large title: 34 points at `large`."),
                SymbolSpec("title", "A first title: 28 points at `large`."),
                SymbolSpec("title2", "A second title: 22 points at `large`."),
                SymbolSpec("title3", "A third title: 20 points at `large`."),
                SymbolSpec("headline", "A heading: 17 points, semibold, at `large`."),
                SymbolSpec("body", "Running text: 17 points at `large`."),
                SymbolSpec("callout", "A callout: 16 points at `large`."),
                SymbolSpec("subheadline", "A second heading: 15 points at `large`."),
                SymbolSpec("footnote", "A footnote: 13 points at `large`."),
                SymbolSpec("caption", "A caption: 12 points at `large`."),
                SymbolSpec("caption2", "A second caption: 11 points at `large`."),
            ]),
        VocabularySpec(
            .textAlignment, ["TextAlignment"], "The side at which the lines of a text meet.",
            symbols: [
                SymbolSpec("leading", "Where lines begin."),
                SymbolSpec("center", "In the middle."),
                SymbolSpec("trailing", "Where lines end."),
            ]),
        VocabularySpec(
            .textCase, ["Text.Case"], "The case in which text is shown.",
            symbols: [
                SymbolSpec("uppercase", "In capitals."),
                SymbolSpec("lowercase", "In small letters."),
            ]),
        VocabularySpec(
            .truncationMode, ["Text.TruncationMode"], "The place at which a text that does not fit is cut.",
            symbols: [
                SymbolSpec("head", "At the beginning."),
                SymbolSpec("middle", "In the middle."),
                SymbolSpec("tail", "At the end."),
            ]),
        VocabularySpec(.numberFormat, ["NumberFormat"], "How a number is written."),
        VocabularySpec(.numberPrecision, ["NumberPrecision"], "How many digits a number is written with."),
        VocabularySpec(
            .roundingRule, ["FloatingPointRoundingRule"], "The whole number that a number is rounded to.",
            symbols: [
                SymbolSpec("toNearestOrAwayFromZero", "The nearest, of two the one farther from zero."),
                SymbolSpec("toNearestOrEven", "The nearest, of two the even one."),
                SymbolSpec("up", "The next one not below."),
                SymbolSpec("down", "The next one not above."),
                SymbolSpec("towardZero", "The next one not farther from zero."),
                SymbolSpec("awayFromZero", "The next one not nearer to zero."),
            ]),
    ]

    private static let environmentTypes = [
        VocabularySpec(
            .orientation, ["Orientation", "UIDeviceOrientation"], "How the device is held.",
            symbols: [
                SymbolSpec("unknown", "Not known."),
                SymbolSpec("portrait", "Upright."),
                SymbolSpec("portraitUpsideDown", "Upright, the top side below."),
                SymbolSpec("landscapeLeft", "On its side, the top side to the left."),
                SymbolSpec("landscapeRight", "On its side, the top side to the right."),
                SymbolSpec("faceUp", "Flat, the screen above."),
                SymbolSpec("faceDown", "Flat, the screen below."),
            ],
            swiftName: "UIDeviceOrientation"),
        VocabularySpec(
            .dynamicTypeSize, ["DynamicTypeSize"], "The size of text the reader chose.",
            symbols: [
                SymbolSpec("xSmall", "The smallest size."),
                SymbolSpec("small", "Two steps below the default."),
                SymbolSpec("medium", "One step below the default."),
                SymbolSpec("large", "The default."),
                SymbolSpec("xLarge", "One step above the default."),
                SymbolSpec("xxLarge", "Two steps above the default."),
                SymbolSpec("xxxLarge", "Three steps above the default."),
                SymbolSpec("accessibility1", "The first size for accessibility."),
                SymbolSpec("accessibility2", "The second size for accessibility."),
                SymbolSpec("accessibility3", "The third size for accessibility."),
                SymbolSpec("accessibility4", "The fourth size for accessibility."),
                SymbolSpec("accessibility5", "The largest size."),
            ],
            isComparable: true),
        VocabularySpec(
            .dynamicTypeRange, ["ClosedRange<DynamicTypeSize>"],
            "The sizes from one to another, `.large ... .xLarge`, from one on or up to one, `...(.xLarge)`."),
        VocabularySpec(
            .layoutDirection, ["LayoutDirection"], "The direction of reading.",
            symbols: [
                SymbolSpec("leftToRight", "From left to right: the leading side is the left."),
                SymbolSpec("rightToLeft", "From right to left: the leading side is the right."),
            ]),
        VocabularySpec(
            .colorScheme, ["ColorScheme"], "The appearance of the window.",
            symbols: [
                SymbolSpec("light", "Dark text on a light ground."),
                SymbolSpec("dark", "Light text on a dark ground."),
            ]),
        VocabularySpec(
            .sizeClass, ["UserInterfaceSizeClass"], "How much room the window has along an axis.",
            symbols: [
                SymbolSpec("compact", "Little room."),
                SymbolSpec("regular", "Much room."),
            ]),
        VocabularySpec(.locale, ["Locale"], "A language and region."),
    ]

    private static let ruleTypes = [
        VocabularySpec(.adaptiveRule, ["AdaptiveRule"], "What chooses the axis of an adaptive stack."),
        VocabularySpec(
            .headerTitle, ["HeaderTitle"], "Where a header's title stands.",
            symbols: [
                SymbolSpec("centered", "In the middle, as wide as both edges leave it there."),
                SymbolSpec(
                    "centeredIfFits", "In the middle if it fits there, else in the free span between the edges."),
            ]),
        VocabularySpec(
            .keyboardRule, ["KeyboardRule"], "What a floating element does when the keyboard comes.",
            symbols: [
                SymbolSpec("avoid", "It moves above the keyboard."),
                SymbolSpec("ignore", "It stays."),
            ]),
    ]

    private static let movementTypes = [
        VocabularySpec(.animation, ["Animation"], "How a change takes time."),
        VocabularySpec(.transition, ["AnyTransition"], "How an element comes and goes."),
    ]
}
