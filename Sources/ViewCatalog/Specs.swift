/// What a parameter is when the call leaves it out.
public enum DefaultValue: Hashable, Sendable {
    /// The call must give it.
    case required
    case none
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case infinity
    case string(String)
    /// A static member of the parameter's type: `.center`.
    case member(String)
    /// An empty slot or handler.
    case empty
    /// What the parameter's summary says; the rule supplies it and is given no value.
    case implied
}

/// One parameter of an element, a modifier or a member.
public struct ParameterSpec: Sendable {
    /// The label at the call; nil for an unlabelled parameter.
    public let label: String?
    /// The name that documentation and the evaluator use.
    public let name: String
    public let type: ValueType
    public let defaultValue: DefaultValue
    public let summary: String
    /// What a slot may hold; `.none` for a parameter that is no slot.
    public let content: ContentRule

    public init(
        label: String?,
        name: String,
        type: ValueType,
        defaultValue: DefaultValue,
        summary: String,
        content: ContentRule = .none
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.summary = summary
        self.content = content
    }

    /// Whether the parameter takes a block of elements.
    public var isSlot: Bool {
        if case .content = type { true } else { false }
    }
}

/// How many elements a slot may hold, and what happens when it holds several.
public enum ContentRule: Hashable, Sendable {
    /// The parameter is no slot.
    case none
    /// Any number; they join the element's children.
    case many
    /// One place: several form the implicit stack named.
    case one(ImplicitStack)
    /// At most one view, statically: `WholeItemRow`'s blocks and `HeaderStack`'s labelled slots.
    case atMostOne
    /// The leading, title, trailing rule of `HeaderStack`'s unlabelled block.
    case header
}

/// The container that several elements form where one is expected.
public enum ImplicitStack: UInt8, Hashable, Sendable {
    case vertical
    case horizontal
    case layered
    /// A stack along the scroll axis.
    case alongScrollAxis
}

/// The first versions that have an element or modifier; nil where a platform lacks it.
public struct Availability: Hashable, Sendable {
    public let iOS: String?
    public let macOS: String?
    public let tvOS: String?
    public let watchOS: String?

    public init(iOS: String?, macOS: String?, tvOS: String?, watchOS: String?) {
        self.iOS = iOS
        self.macOS = macOS
        self.tvOS = tvOS
        self.watchOS = watchOS
    }
}

/// One way to write an element: its parameters (slots among them, last) and what it becomes.
public struct ElementOverload: Sendable {
    public let parameters: [ParameterSpec]
    public let rule: ElementRule

    public init(_ rule: ElementRule, _ parameters: [ParameterSpec]) {
        self.rule = rule
        self.parameters = parameters
    }
}

/// A row of the elements' table.
public struct ElementSpec: Sendable {
    public let name: String
    /// One sentence: what the element is for.
    public let summary: String
    public let overloads: [ElementOverload]
    /// Whether it is a control: has the fact `enabled`, and is never a header's title by itself.
    public let isControl: Bool
    /// Whether it is a shape: takes `fill`, `stroke`, and can stand where a `Shape` is expected.
    public let isShape: Bool
    /// The Swift spelling where it differs from `name`.
    public let swiftName: String?
    public let availability: Availability

    public init(
        name: String,
        summary: String,
        overloads: [ElementOverload],
        isControl: Bool = false,
        isShape: Bool = false,
        swiftName: String? = nil,
        availability: Availability
    ) {
        self.name = name
        self.summary = summary
        self.overloads = overloads
        self.isControl = isControl
        self.isShape = isShape
        self.swiftName = swiftName
        self.availability = availability
    }
}

/// What a modifier may stand after.
public enum ModifierReceiver: UInt8, Hashable, Sendable {
    /// Any element.
    case any
    /// A `Text` (it gives a `Text` again, so that `+` still joins it).
    case text
    /// A shape: `fill`, `stroke`, `strokeBorder`.
    case shape
    /// An image: `resizable`.
    case image
}

/// One way to write a modifier.
public struct ModifierOverload: Sendable {
    public let parameters: [ParameterSpec]
    public let rule: ModifierRule

    public init(_ rule: ModifierRule, _ parameters: [ParameterSpec]) {
        self.rule = rule
        self.parameters = parameters
    }
}

/// A row of the modifiers' table.
public struct ModifierSpec: Sendable {
    public let name: String
    /// One sentence: what the modifier does.
    public let summary: String
    public let receiver: ModifierReceiver
    /// Whether the result of applying it to a `Text` is still a `Text` in SwiftUI: `bold`, `font`, `foregroundStyle`.
    public let keepsText: Bool
    public let overloads: [ModifierOverload]
    public let swiftName: String?
    public let availability: Availability

    public init(
        name: String,
        summary: String,
        receiver: ModifierReceiver = .any,
        keepsText: Bool = false,
        overloads: [ModifierOverload],
        swiftName: String? = nil,
        availability: Availability
    ) {
        self.name = name
        self.summary = summary
        self.receiver = receiver
        self.keepsText = keepsText
        self.overloads = overloads
        self.swiftName = swiftName
        self.availability = availability
    }
}

/// One member of a type: a static one (`Color.blue`, `Color(red:green:blue:)` as `init`), a property, or a method.
public struct MemberSpec: Sendable {
    /// The type it belongs to; `.array(.element)` for every array.
    public let owner: ValueType
    public let name: String
    public let isStatic: Bool
    /// Nil for a property.
    public let parameters: [ParameterSpec]?
    public let result: ValueType
    public let operation: MemberOperation
    /// Whether it changes its receiver, so that only an action may call it.
    public let isMutating: Bool
    public let summary: String

    public init(
        owner: ValueType,
        name: String,
        isStatic: Bool = false,
        parameters: [ParameterSpec]? = nil,
        result: ValueType,
        operation: MemberOperation,
        isMutating: Bool = false,
        summary: String
    ) {
        self.owner = owner
        self.name = name
        self.isStatic = isStatic
        self.parameters = parameters
        self.result = result
        self.operation = operation
        self.isMutating = isMutating
        self.summary = summary
    }
}
