/// What an element becomes when it is evaluated: one case for each list of parameters.
///
/// The numbers in the comments are the positions of the parameters in every overload that names the rule.
/// A trailing position may be absent from an overload; it then counts as left out.
public enum ElementRule: UInt8, CaseIterable, Hashable, Sendable {
    /// 0 vertical alignment, 1 spacing (`Double?`), 2 content.
    case horizontalStack
    /// 0 horizontal alignment, 1 spacing (`Double?`), 2 content.
    case verticalStack
    /// 0 horizontal alignment, 1 spacing (`Double?`), 2 pinned parts (absent: none), 3 content.
    case lazyVerticalStack
    /// 0 vertical alignment, 1 spacing (`Double?`), 2 pinned parts (absent: none), 3 content.
    case lazyHorizontalStack
    /// 0 alignment, 1 content.
    case layers
    /// 0 least length (`Double?`).
    case spacer
    /// No parameters.
    case divider
    /// 0 content.
    case group
    /// 0 title, 1 content.
    case titledSection
    /// 0 content, 1 header, 2 footer (each absent for none).
    case section
    /// 0 data (array, range or binding of an array), 1 key path of the id (absent: `id`, or the value of a range),
    /// 2 content of one item.
    case forEach
    /// 0 axes that must fit (absent: both), 1 candidates.
    case fitting
    /// 0 content, given a `GeometryProxy`.
    case geometryReader
    /// 0 axes, 1 whether indicators show, 2 content.
    case scrollView
    /// 0 alignment, 1 horizontal spacing (`Double?`), 2 vertical spacing (`Double?`), 3 rows.
    case grid
    /// 0 vertical alignment (`VerticalAlignment?`), 1 cells.
    case gridRow
    /// No parameters: no child at all.
    case empty

    /// 0 the string; 1 a comment for translators.
    case text
    /// 0 the string.
    case verbatimText
    /// 0 an `Int` or a `Double`, 1 its `NumberFormat`.
    case formattedText

    /// 0 title, 1 role (`ButtonRole?`), 2 action.
    case button
    /// 0 title, 1 name of the symbol before it, 2 role (`ButtonRole?`), 3 action.
    case symbolButton
    /// 0 role (`ButtonRole?`), 1 action, 2 label.
    case labelButton
    /// 0 title, 1 text (binding of a `String`), 2 prompt (`Text?`), 3 axis along which it grows.
    case textField
    /// 0 text (binding of a `String`), 1 prompt (`Text?`), 2 axis along which it grows, 3 label.
    case labelTextField
    /// 0 title, 1 value (binding of an `Int` or a `Double`), 2 its `NumberFormat`, 3 prompt (`Text?`).
    case numberField

    /// 0 title, 1 text (binding of a `String`), 2 prompt (`Text?`).
    case secureField
    /// 0 text (binding of a `String`), 1 prompt (`Text?`), 2 label.
    case labelSecureField
    /// 0 title, 1 address (`URL?`).
    case link
    /// 0 address (`URL?`), 1 label.
    case labelLink
    /// 0 title, 1 whether it is on (binding).
    case toggle
    /// 0 title, 1 name of the symbol before it, 2 whether it is on (binding).
    case symbolToggle
    /// 0 whether it is on (binding), 1 label.
    case labelToggle
    /// 0 value (binding of a `Double`), 1 limits (absent: 0 to 1), 2 step (absent: any value), 3 handler of a `Bool`.
    case slider
    /// 0 value, 1 limits, 2 step as in `slider`, 3 label, 4 label before, 5 label after the bar, 6 handler of a `Bool`.
    case labelSlider
    /// 0 title, 1 value (binding of an `Int` or a `Double`), 2 limits (absent: none), 3 step, 4 handler of a `Bool`.
    case stepper
    /// 0 value, 1 limits, 2 step as in `stepper`, 3 label, 4 handler of a `Bool`.
    case labelStepper
    /// 0 title, 1 action upwards, 2 action downwards (`Action?`), 3 handler of a `Bool`.
    case handlerStepper
    /// 0 label, 1 action upwards, 2 action downwards (`Action?`), 3 handler of a `Bool`.
    case labelHandlerStepper

    /// 0 title, 1 name of the symbol.
    case symbolLabel
    /// 0 title, 1 name of the asset.
    case assetLabel
    /// 0 title, 1 picture.
    case label
    /// No parameters.
    case spinner
    /// 0 title.
    case titledSpinner
    /// 0 label.
    case labelSpinner
    /// 0 what is done (`Double?`), 1 what there is to do.
    case progressBar
    /// 0 title, 1 what is done (`Double?`), 2 what there is to do.
    case titledProgressBar
    /// 0 what is done (`Double?`), 1 what there is to do, 2 label, 3 how far it has come.
    case labelProgressBar

    /// 0 name of the asset, 1 label (`Text`, for accessibility only).
    case assetImage
    /// 0 name of the symbol.
    case symbolImage

    /// 0 the colour. Calls of `Color` are `init` members of the type; the finished value stands here.
    case color
    /// 0 the gradient, finished as a colour is.
    case gradient
    /// No parameters.
    case rectangle
    /// 0 corner radius, 1 style of the corners.
    case roundedRectangle
    /// 0 size of a corner, 1 style of the corners.
    case roundedRectangleOfCornerSize
    /// No parameters.
    case circle
    /// 0 style of the corners.
    case capsule
    /// No parameters.
    case ellipse

    /// 0 spacing (`Double?`), 1 vertical alignment, 2 rule of the title, 3 leading, title and trailing in one block.
    case headerStack
    /// 0 spacing (`Double?`), 1 vertical alignment, 2 rule of the title, 3 title, 4 leading, 5 trailing.
    case headerStackOfSlots
    /// 0 data (as `forEach`), 1 key path of the id (absent: `id`), 2 spacing (`Double?`), 3 vertical alignment,
    /// 4 content of one item, 5 badge given the hidden count (absent: "n more"), 6 content for no items.
    case wholeItemRow
    /// 0 spacing (`Double?`), 1 vertical alignment, 2 children, 3 badge as in `wholeItemRow`, 4 content for no items.
    case wholeItemRowOfChildren
    /// 0 rule that chooses the axis, 1 alignment, 2 spacing (`Double?`), 3 content.
    case adaptiveStack
    /// 0 alignment, 1 inset (`Double` or `EdgeInsets`), 2 rule for the keyboard, 3 base, 4 floating content.
    case floatingOverlay

    /// Whether an element may show its slots zero times.
    public var holdsOnCondition: Bool {
        switch self {
        case .forEach, .wholeItemRow, .wholeItemRowOfChildren, .fitting: true
        default: false
        }
    }

    /// Whether an element has no place of its own: what its slots hold joins the container around it.
    public var joinsContainer: Bool {
        switch self {
        case .group, .forEach, .titledSection, .section: true
        default: false
        }
    }
}
