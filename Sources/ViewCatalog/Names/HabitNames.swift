/// A modifier's name that people bring from elsewhere.
struct HabitName: Sendable {
    /// Spellings of one thing, separated by spaces.
    let names: StaticString
    /// The modifier that takes the same arguments; nil where they are others.
    let modifier: String?
    /// How it is written here.
    let advice: String

    init(_ names: StaticString, _ modifier: String?, _ advice: String) {
        self.names = names
        self.modifier = modifier
        self.advice = advice
    }
}

extension Catalog {
    /// What a modifier's name of CSS, Compose, Flutter or UIKit is called here: the modifier that takes the same arguments, if
    /// one does, and how it is written. Nil for other names.
    public static func habit(_ name: String) -> (modifier: String?, advice: String)? {
        habits.first { isAmong($0.names, name) }.map { ($0.modifier, $0.advice) }
    }

    /// Modifiers' names of CSS, Compose, Flutter and UIKit.
    static let habits = [
        HabitName("backgroundColor bg bgColor", "background", "write `.background(…)`"),
        HabitName("textColor fontColor titleColor color", "foregroundStyle", "write `.foregroundStyle(…)`"),
        HabitName("tintColor", "tint", "write `.tint(…)`"),
        HabitName("fontSize textSize", nil, "write `.font(.system(size: …))`"),
        HabitName("fontFamily", nil, "write `.font(.custom(…, size: …))`"),
        HabitName("fontStyle", nil, "write `.italic()`, or `.font(…)` for a text style"),
        HabitName("letterSpacing", "kerning", "write `.kerning(…)`"),
        HabitName("lineHeight", nil, "write `.lineSpacing(…)`, which is added between lines"),
        HabitName("textDecoration", nil, "write `.underline()`"),
        HabitName("textAlign textAlignment", "multilineTextAlignment", "write `.multilineTextAlignment(…)`"),
        HabitName("textTransform", "textCase", "write `.textCase(…)`"),
        HabitName("lines maxLines numberOfLines lineClamp", "lineLimit", "write `.lineLimit(…)`"),
        HabitName(
            "onClick onTap onPress onTapped clickable", "onTapGesture", "write `.onTapGesture { … }`, or a `Button`"),
        HabitName("width", nil, "write `.frame(width: …)`"),
        HabitName("height", nil, "write `.frame(height: …)`"),
        HabitName("size requiredSize", nil, "write `.frame(width: …, height: …)`"),
        HabitName("minWidth minHeight maxWidth maxHeight", nil, "write it as an argument of `.frame(…)`"),
        HabitName("fillMaxWidth", nil, "write `.frame(maxWidth: .infinity)`"),
        HabitName("fillMaxHeight", nil, "write `.frame(maxHeight: .infinity)`"),
        HabitName("fillMaxSize expand", nil, "write `.frame(maxWidth: .infinity, maxHeight: .infinity)`"),
        HabitName("wrapContentSize wrapContentWidth wrapContentHeight", "fixedSize", "write `.fixedSize()`"),
        HabitName("weight flex flexGrow", nil, "write `.frame(maxWidth: .infinity)`, or `.layoutPriority(…)`"),
        HabitName("margin inset insets", "padding", "write `.padding(…)`: outside a background it is a margin"),
        HabitName("paddingHorizontal", nil, "write `.padding(.horizontal, …)`"),
        HabitName("paddingVertical", nil, "write `.padding(.vertical, …)`"),
        HabitName("align alignment alignSelf center", nil, "write `.frame(maxWidth: .infinity, alignment: …)`"),
        HabitName(
            "justifyContent alignItems gap spacing", nil,
            "a stack takes it: `HStack(alignment: …, spacing: …)`, with a `Spacer()`"),
        HabitName("borderRadius rounded cornerRadii", "cornerRadius", "write `.cornerRadius(…)`"),
        HabitName("boxShadow elevation dropShadow", nil, "write `.shadow(radius: …)`"),
        HabitName("alpha", "opacity", "write `.opacity(…)`"),
        HabitName("isHidden visible visibility hide", nil, "write `.hidden()`, or an `if` around the element"),
        HabitName("enabled isEnabled", nil, "write `.disabled(…)`"),
        HabitName("rotate rotated rotation", nil, "write `.rotationEffect(.degrees(…))`"),
        HabitName("scale scaled", "scaleEffect", "write `.scaleEffect(…)`"),
        HabitName("translate translation", nil, "write `.offset(x: …, y: …)`"),
        HabitName("contentMode objectFit", nil, "write `.aspectRatio(contentMode: …)` after `.resizable()`"),
        HabitName("placeholder", nil, "the first argument of a `TextField` is its prompt"),
    ]
}
