/// What a modifier does when it is evaluated: one case for each list of parameters.
///
/// The numbers in the comments are the positions of the parameters in every overload that names the rule.
/// A trailing position may be absent from an overload; it then counts as left out.
public enum ModifierRule: UInt8, CaseIterable, Hashable, Sendable {
    // Size.

    /// 0 width (`Double?`), 1 height (`Double?`), 2 alignment.
    case frame
    /// 0 least, 1 ideal, 2 greatest width; 3 least, 4 ideal, 5 greatest height (each `Double?`); 6 alignment.
    case flexibleFrame
    /// 0 length on all edges.
    case paddingLength
    /// 0 edges, 1 length (`Double?`).
    case paddingEdges
    /// 0 insets.
    case paddingInsets
    /// No parameters: both axes.
    case fixedSize
    /// 0 horizontal, 1 vertical.
    case fixedSizeOfAxes
    /// 0 priority.
    case layoutPriority
    /// 0 width over height (`Double?`), 1 content mode.
    case aspectRatio
    /// 0 size whose ratio counts, 1 content mode.
    case aspectRatioOfSize
    /// No parameters.
    case scaledToFit
    /// No parameters.
    case scaledToFill
    /// 0 axes, 1 alignment.
    case containerFrame
    /// 0 axes, 1 number of parts, 2 parts taken, 3 spacing, 4 alignment.
    case containerFrameOfCount
    /// 0 axes, 1 alignment, 2 function from the container's length and the axis to `Double`.
    case containerFrameByLength
    /// 0 cap insets (absent: none), 1 resizing mode.
    case resizable

    // Place.

    /// 0 x, 1 y.
    case offset
    /// 0 size.
    case offsetBySize
    /// 0 x, 1 y of the centre.
    case position
    /// 0 point of the centre.
    case positionAtPoint
    /// 0 horizontal alignment, 1 function from `ViewDimensions` to `Double`.
    case horizontalAlignmentGuide
    /// 0 vertical alignment, 1 function from `ViewDimensions` to `Double`.
    case verticalAlignmentGuide
    /// 0 value.
    case zIndex
    /// 0 edge (`VerticalEdge`), 1 horizontal alignment, 2 spacing (`Double?`), 3 content.
    case safeAreaInsetAtVerticalEdge
    /// 0 edge (`HorizontalEdge`), 1 vertical alignment, 2 spacing (`Double?`), 3 content.
    case safeAreaInsetAtHorizontalEdge
    /// 0 length on all edges.
    case safeAreaPaddingLength
    /// 0 edges, 1 length (`Double?`).
    case safeAreaPaddingEdges
    /// 0 insets.
    case safeAreaPaddingInsets
    /// 0 number of columns.
    case gridCellColumns
    /// 0 point.
    case gridCellAnchor
    /// 0 axes.
    case gridCellUnsizedAxes
    /// 0 horizontal alignment.
    case gridColumnAlignment
    /// 0 regions, 1 edges.
    case ignoresSafeArea

    // Layers.

    /// 0 alignment, 1 content.
    case backgroundContent
    /// 0 one element, 1 alignment.
    case backgroundElement
    /// 0 style (absent: the background style), 1 edges at which it runs into the safe area.
    case backgroundStyle
    /// 0 style, 1 shape.
    case backgroundStyleInShape
    /// 0 shape, filled with the background style.
    case backgroundShape
    /// 0 alignment, 1 content.
    case overlayContent
    /// 0 one element, 1 alignment.
    case overlayElement
    /// 0 style, 1 edges at which it runs into the safe area.
    case overlayStyle
    /// 0 style, 1 shape.
    case overlayStyleInShape
    /// 0 style, 1 width.
    case border

    // Drawing.

    /// 0 whether the edge is smoothed.
    case clipped
    /// 0 shape.
    case clipShape
    /// 0 radius.
    case cornerRadius
    /// 0 colour (absent: black at 33 %), 1 radius, 2 x, 3 y.
    case shadow
    /// 0 radius, 1 whether its edge stays opaque.
    case blur
    /// 0 angle, 1 anchor.
    case rotationEffect
    /// 0 scale, 1 anchor.
    case scaleEffect
    /// 0 scale (size), 1 anchor.
    case scaleEffectOfSize
    /// 0 x, 1 y, 2 anchor.
    case scaleEffectOfAxes
    /// 0 opacity from 0 to 1.
    case opacity
    /// No parameters.
    case hidden
    /// 0 style (absent: the foreground style).
    case fill
    /// 0 style (absent: the foreground style), 1 line width.
    case stroke
    /// 0 style (absent: the foreground style), 1 stroke style.
    case strokeStyled
    /// 0 style (absent: the foreground style), 1 line width; drawn inside the shape's frame.
    case strokeBorder
    /// 0 style (absent: the foreground style), 1 stroke style; drawn inside the shape's frame.
    case strokeBorderStyled
    /// 0 colour (`Color?`).
    case foregroundColor
    /// 0 first, 1 second, 2 third style (absent: levels of the first).
    case foregroundStyle
    /// 0 style (`ShapeStyle?`).
    case tint
    /// 0 scale.
    case imageScale

    // Text.

    /// 0 font (`Font?`).
    case font
    /// 0 whether it applies.
    case bold
    /// 0 whether it applies.
    case italic
    /// 0 whether it applies, 1 colour (`Color?`).
    case underline
    /// 0 weight (`Font.Weight?`).
    case fontWeight
    /// 0 design (`Font.Design?`).
    case fontDesign
    /// No parameters.
    case monospacedDigit
    /// 0 points between characters, ligatures broken.
    case kerning
    /// 0 points between characters.
    case tracking
    /// 0 case (`Text.Case?`).
    case textCase
    /// 0 greatest number of lines (`Int?`).
    case lineLimit
    /// 0 number of lines, 1 whether the height for all of them is always taken.
    case lineLimitReservingSpace
    /// 0 range of numbers of lines.
    case lineLimitRange
    /// 0 mode.
    case truncationMode
    /// 0 alignment.
    case multilineTextAlignment
    /// 0 least scale, above 0 and up to 1.
    case minimumScaleFactor
    /// 0 points between lines.
    case lineSpacing
    /// 0 whether letters may move closer.
    case allowsTightening

    // Controls and events.

    /// 0 whether it is disabled.
    case disabled
    /// 0 style.
    case buttonStyle
    /// 0 style.
    case textFieldStyle
    /// 0 style.
    case labelStyle
    /// 0 style.
    case toggleStyle
    /// 0 size.
    case controlSize
    /// 0 whether it has the focus (binding of a `Bool`).
    case focused
    /// 0 what has the focus (binding), 1 its value while this one has.
    case focusedValue
    /// 0 kinds of fields, 1 action.
    case onSubmit
    /// 0 number of taps, 1 action.
    case onTapGesture
    /// 0 action (`Action?`).
    case onAppear
    /// 0 action (`Action?`).
    case onDisappear
    /// 0 value, 1 whether it also runs at the beginning, 2 action, given nothing or the old and the new value.
    case onChange
    /// 0 value, 1 action, given the new value.
    case onChangeToValue
    /// 0 priority, 1 action.
    case task
    /// 0 value whose change starts it again, 1 priority, 2 action.
    case taskOfValue
    /// 0 shape that takes hits.
    case contentShape
    /// 0 whether it takes hits.
    case allowsHitTesting
    /// 0 animation (`Animation?`), 1 value whose change starts it (absent: any change).
    case animation
    /// 0 how it comes and goes.
    case transition

    // Environment.

    /// 0 key path of an `EnvironmentKey`, 1 value of the key's type.
    case environment
    /// 0 direction.
    case layoutDirection
    /// 0 size.
    case dynamicTypeSize
    /// The size of text that is inherited, brought into a range.
    case dynamicTypeRange
    /// 0 scheme (`ColorScheme?`).
    case preferredColorScheme

    // Names and notes.

    /// 0 the name, `#row`.
    case named
    /// 0 identity: another value is another element with new state.
    case id
    /// 0 label (`String` or `Text`), which also names a control without a title.
    case accessibilityLabel
    /// Any parameters: changes neither layout nor behaviour here and is only carried along.
    case annotation
}
