/// What a member does when it is evaluated.
///
/// "0", "1" … in the comments are the arguments by position; the receiver of a property or method is said by name.
public enum MemberOperation: Hashable, Sendable {
    // Constants.

    /// The value of an enumerated type with this index.
    case symbol(UInt8)
    /// The value of an option set with these bits, in the order of the type's members that have one bit.
    case options(UInt8)
    /// The same value in both appearances or two, as 0xRRGGBBAA in sRGB.
    case color(light: UInt32, dark: UInt32)
    /// The alignment of two indices into the horizontal and the vertical alignment's symbols.
    case alignment(horizontal: UInt8, vertical: UInt8)
    /// The point of a unit square, in halves: 0, 1 or 2 of x and y.
    case unitPoint(x: UInt8, y: UInt8)
    /// A composite of numbers, all zero.
    case zero(Vocabulary)
    /// The number infinity.
    case infinity
    /// The number π.
    case pi

    // Composites of numbers: EdgeInsets (top, leading, bottom, trailing), Size (width, height), Point and UnitPoint
    // (x, y), Rect (x, y, width, height), ViewDimensions (width, height).

    /// Arguments in the order of the type's numbers.
    case compose(Vocabulary)
    /// The receiver's number at this place.
    case component(UInt8)
    /// 0 origin, 1 size.
    case rectOfOriginAndSize
    case rectOrigin
    case rectSize
    case rectMinX
    case rectMidX
    case rectMaxX
    case rectMinY
    case rectMidY
    case rectMaxY
    /// 0 degrees.
    case angleOfDegrees
    /// 0 radians.
    case angleOfRadians
    case angleDegrees
    case angleRadians
    /// 0 horizontal, 1 vertical alignment.
    case alignmentOfParts
    case alignmentHorizontal
    case alignmentVertical
    /// 0 horizontal or vertical alignment: the guide's value in `ViewDimensions`.
    case dimensionGuide
    case geometrySize
    case geometrySafeAreaInsets
    /// 0 coordinate space.
    case geometryFrame

    // Arrays, ranges and optionals. The receiver is an array or a range unless stated.

    case count
    case isEmpty
    case first
    case last
    case indices
    case lowerBound
    case upperBound
    /// 0 value.
    case contains
    /// 0 predicate.
    case containsWhere
    /// 0 value.
    case firstIndexOf
    /// 0 predicate.
    case firstIndexWhere
    /// 0 predicate.
    case firstWhere
    /// 0 predicate.
    case filter
    /// 0 function of an element.
    case map
    /// 0 function of an element that gives an optional.
    case compactMap
    /// 0 predicate.
    case allSatisfy
    /// 0 first result, 1 function of the result so far and an element.
    case reduce
    /// 0 greatest count.
    case prefix
    /// 0 greatest count.
    case suffix
    /// 0 count.
    case dropFirst
    /// 0 count.
    case dropLast
    case reversed
    case sorted
    /// 0 whether its first argument stands before its second.
    case sortedBy
    case enumerated
    case enumeratedOffset
    case enumeratedElement
    /// 0 separator; the receiver is an array of strings.
    case joined
    case least
    case greatest
    /// 0 range or array.
    case arrayOf
    /// 0 function of the value; the receiver is an optional.
    case optionalMap

    // Changes, only in actions. The receiver is a place: a state, a binding, a field or an element of one.

    case toggle
    /// 0 element.
    case append
    /// 0 element, 1 index.
    case insert
    /// 0 index.
    case removeAt
    case removeAll
    /// 0 predicate.
    case removeAllWhere
    case removeLast
    /// 0 and 1 indices.
    case swapAt

    // Strings.

    case stringCount
    case stringIsEmpty
    case uppercased
    case lowercased
    case capitalized
    case trimmed
    /// 0 prefix.
    case hasPrefix
    /// 0 suffix.
    case hasSuffix
    /// 0 part.
    case stringContains
    /// 0 separator.
    case split
    /// 0 old, 1 new part.
    case replacing

    // Numbers and conversions.

    /// 0 `Double`, towards zero; out of range is an evaluation error.
    case intOfDouble
    /// 0 `String`; nil when it is no whole number.
    case intOfString
    /// 0 `Int`.
    case doubleOfInt
    /// 0 `String`; nil when it is no number.
    case doubleOfString
    /// 0 `String`, `Int`, `Double`, `Bool` or an enum's case.
    case stringOf
    /// 0: the argument itself.
    case identity
    /// 0 and 1.
    case minimum
    /// 0 and 1.
    case maximum
    /// 0.
    case absolute
    /// 0 rounding rule.
    case rounded
    /// 0 divisor.
    case isMultiple
    /// 0 format; the receiver is an `Int` or a `Double`.
    case formatted

    // Formats of numbers.

    case numberFormat
    case percentFormat
    /// 0 currency code.
    case currencyFormat
    /// 0 precision; the receiver is a format.
    case formatPrecision
    /// 0 digits after the point.
    case fractionLength

    // Colours and styles.

    /// 0 red, 1 green, 2 blue, 3 opacity.
    case colorOfRGB
    /// 0 white, 1 opacity.
    case colorOfWhite
    /// 0 hue, 1 saturation, 2 brightness, 3 opacity.
    case colorOfHSB
    /// 0 name of the asset.
    case colorAsset
    /// 0 opacity by which the receiver's is multiplied.
    case colorOpacity
    /// The level of the foreground style: 0 primary … 3 quaternary.
    case hierarchicalStyle(UInt8)
    case tintStyle
    case foregroundStyle
    case backgroundStyle
    /// 0 opacity by which the receiver's is multiplied.
    case styleOpacity
    /// The receiver as a style that shades slightly from top to bottom.
    case colorGradient
    /// 0 colours, evenly spaced, or stops.
    case gradientOfColors
    /// 0 colour, 1 place from 0 to 1.
    case gradientStop
    /// 0 gradient, 1 start, 2 end.
    case linearGradient
    /// 0 colours or stops, 1 start, 2 end.
    case linearGradientOfColors
    /// 0 line width, 1 cap, 2 join, 3 miter limit, 4 dashes (absent: none), 5 phase of the dashes.
    case strokeStyle
    /// The element of the rule, its parameters in the rule's order.
    case shape(ElementRule)

    // Fonts.

    /// The font of the text style with this index.
    case textStyleFont(UInt8)
    /// 0 size, 1 weight (`Font.Weight?`), 2 design (`Font.Design?`).
    case systemFont
    /// 0 text style, 1 design (`Font.Design?`), 2 weight (`Font.Weight?`).
    case systemFontOfStyle
    /// 0 family, 1 size at `large`, 2 text style with which it scales (absent: `body`).
    case customFont
    /// 0 family, 1 size at every Dynamic Type size.
    case fixedCustomFont
    case fontBold
    case fontItalic
    /// 0 weight; the receiver is a font.
    case fontWithWeight
    case fontMonospaced
    case fontMonospacedDigit
    case fontSmallCaps
    /// 0 leading; the receiver is a font.
    case fontWithLeading

    // Environment.

    case orientationIsPortrait
    case orientationIsLandscape
    case orientationIsFlat
    case orientationIsValidInterface
    case isAccessibilitySize
    /// 0 identifier.
    case localeOfIdentifier
    case localeIdentifier
    /// 0 text; nil when it is no address.
    case urlOfString
    case urlString

    // Rules of this language's own elements.

    /// 0 axis while the device lies flat (absent: as before).
    case adaptByOrientation
    /// 0 least width of the horizontal axis.
    case adaptByWidth
    case adaptByFit

    // Movement.

    case defaultAnimation
    /// 0 seconds (absent: 0.35).
    case curveAnimation(AnimationCurve)
    /// 0 response in seconds, 1 damping fraction, 2 blend in seconds.
    case springAnimation
    /// 0 seconds, 1 bounce, 2 blend in seconds.
    case bounceAnimation
    /// A spring of 0 seconds (absent: 0.5) and this bounce in hundredths, raised by 1 (absent: 0).
    case presetSpring(UInt8)
    /// 0 seconds; the receiver is an animation.
    case animationDelay
    /// 0 factor; the receiver is an animation.
    case animationSpeed
    /// 0 count, 1 whether every second run goes backwards; the receiver is an animation.
    case animationRepeatCount
    /// 0 whether every second run goes backwards; the receiver is an animation.
    case animationRepeatForever
    /// The arguments that the kind says.
    case transition(TransitionKind)

    // Bindings and effects.

    /// 0 value: a binding that never changes.
    case constantBinding
    /// 0 animation (`Animation?`), 1 action.
    case withAnimation
    /// 0 value.
    case print
}
