/// A modifier's name that people bring from elsewhere.
struct HabitName: Sendable {
    /// Spellings of one thing, separated by spaces.
    let names: StaticString
    /// How it is written here: `%` stands for the names of the modifiers in turn, `@` for those of the elements.
    let advice: StaticString
    let modifiers: [ModifierRule]
    let elements: [ElementRule]
    /// Whether the first modifier takes the same arguments.
    let takesSame: Bool

    /// Names of what one modifier does.
    init(_ names: StaticString, _ modifier: ModifierRule, _ advice: StaticString = "write `.%(…)`") {
        self.init(names, advice, [modifier])
    }

    /// Names of what a modifier does that takes the same arguments.
    init(_ names: StaticString, same modifier: ModifierRule, _ advice: StaticString = "write `.%(…)`") {
        self.init(names, advice, [modifier], takesSame: true)
    }

    init(
        _ names: StaticString, _ advice: StaticString, _ modifiers: [ModifierRule], _ elements: [ElementRule] = [],
        takesSame: Bool = false
    ) {
        self.names = names
        self.advice = advice
        self.modifiers = modifiers
        self.elements = elements
        self.takesSame = takesSame
    }

    /// The advice with the names that stand in the rows.
    var text: String {
        advice.withUTF8Buffer { bytes in
            var text: [UInt8] = []
            var modifier = 0
            var element = 0
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "%"):
                    text.append(contentsOf: Catalog.name(modifiers[modifier]).utf8)
                    modifier += 1
                case UInt8(ascii: "@"):
                    text.append(contentsOf: Catalog.name(elements[element]).utf8)
                    element += 1
                default: text.append(byte)
                }
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
}

extension Catalog {
    /// What a modifier's name of CSS, Compose, Flutter or UIKit is called here: the modifier that takes the same arguments, if
    /// one does, and how it is written. Nil for other names.
    public static func habit(_ name: String) -> (modifier: String?, advice: String)? {
        guard let habit = habits.first(where: { isAmong($0.names, name) }) else { return nil }
        return (habit.takesSame ? self.name(habit.modifiers[0]) : nil, habit.text)
    }

    /// The name of the modifier that has a rule; each has one.
    fileprivate static func name(_ rule: ModifierRule) -> String {
        modifiers.first { $0.overloads.contains { $0.rule == rule } }?.name ?? ""
    }

    /// The name of the element that has a rule; each has one.
    fileprivate static func name(_ rule: ElementRule) -> String {
        elements.first { $0.overloads.contains { $0.rule == rule } }?.name ?? ""
    }

    /// Modifiers' names of CSS, Compose, Flutter and UIKit.
    static let habits = [
        HabitName("backgroundColor bg bgColor", same: .backgroundStyle),
        HabitName("textColor fontColor titleColor color", same: .foregroundStyle),
        HabitName("tintColor", same: .tint),
        HabitName("fontSize textSize", .font, "write `.%(.system(size: …))`"),
        HabitName("fontFamily", .font, "write `.%(.custom(…, size: …))`"),
        HabitName("fontStyle", "write `.%()`, or `.%(…)` for a text style", [.italic, .font]),
        HabitName("letterSpacing", same: .kerning),
        HabitName("lineHeight", .lineSpacing, "write `.%(…)`, which is added between lines"),
        HabitName("textDecoration", .underline, "write `.%()`"),
        HabitName("textAlign textAlignment", same: .multilineTextAlignment),
        HabitName("textTransform", same: .textCase),
        HabitName("lines maxLines numberOfLines lineClamp", same: .lineLimit),
        HabitName(
            "onClick onTap onPress onTapped clickable", "write `.% { … }`, or a `@`", [.onTapGesture], [.button],
            takesSame: true),
        HabitName("width", .frame, "write `.%(width: …)`"),
        HabitName("height", .frame, "write `.%(height: …)`"),
        HabitName("size requiredSize", .frame, "write `.%(width: …, height: …)`"),
        HabitName("minWidth minHeight maxWidth maxHeight", .flexibleFrame, "write it as an argument of `.%(…)`"),
        HabitName("fillMaxWidth", .flexibleFrame, "write `.%(maxWidth: .infinity)`"),
        HabitName("fillMaxHeight", .flexibleFrame, "write `.%(maxHeight: .infinity)`"),
        HabitName("fillMaxSize expand", .flexibleFrame, "write `.%(maxWidth: .infinity, maxHeight: .infinity)`"),
        HabitName("wrapContentSize wrapContentWidth wrapContentHeight", same: .fixedSize, "write `.%()`"),
        HabitName(
            "weight flex flexGrow", "write `.%(maxWidth: .infinity)`, or `.%(…)`", [.flexibleFrame, .layoutPriority]),
        HabitName("margin inset insets", same: .paddingLength, "write `.%(…)`: outside a background it is a margin"),
        HabitName("paddingHorizontal", .paddingEdges, "write `.%(.horizontal, …)`"),
        HabitName("paddingVertical", .paddingEdges, "write `.%(.vertical, …)`"),
        HabitName(
            "align alignment alignSelf center", .flexibleFrame, "write `.%(maxWidth: .infinity, alignment: …)`"),
        HabitName(
            "justifyContent alignItems gap spacing",
            "a stack takes it: `@(alignment: …, spacing: …)`, with a `@()`", [], [.horizontalStack, .spacer]),
        HabitName("borderRadius rounded cornerRadii", same: .cornerRadius),
        HabitName("boxShadow elevation dropShadow", .shadow, "write `.%(radius: …)`"),
        HabitName("alpha", same: .opacity),
        HabitName("isHidden visible visibility hide", .hidden, "write `.%()`, or an `if` around the element"),
        HabitName("enabled isEnabled", .disabled),
        HabitName("rotate rotated rotation", .rotationEffect, "write `.%(.degrees(…))`"),
        HabitName("scale scaled", same: .scaleEffect),
        HabitName("translate translation", .offset, "write `.%(x: …, y: …)`"),
        HabitName(
            "contentMode objectFit", "write `.%(contentMode: …)` after `.%()`", [.aspectRatio, .resizable]),
        HabitName("placeholder", "the first argument of a `@` is its prompt", [], [.textField]),
    ]
}
