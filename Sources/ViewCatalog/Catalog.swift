import ViewBase

/// An element's row.
public typealias ElementID = ID<ElementSpec>
/// A modifier's row.
public typealias ModifierID = ID<ModifierSpec>
/// A member's row.
public typealias MemberID = ID<MemberSpec>

/// The one table of what the language has: elements, modifiers, types, members, the environment.
///
/// A view's or modifier's name stands in its row and nowhere else. Each list is made when it is first read.
public enum Catalog {
    /// Every element; an `ElementID` is a position here.
    public static let elements: [ElementSpec] = {
        var rows = stacks
        rows.reserveCapacity(64)
        rows += containers
        rows += texts
        rows += labels
        rows += controls
        rows += fields
        rows += inputs
        rows += images
        rows += shapes
        rows += ownElements
        return rows
    }()

    /// Every modifier; a `ModifierID` is a position here.
    public static let modifiers: [ModifierSpec] = {
        var rows = sizeModifiers
        rows.reserveCapacity(128)
        rows += placeModifiers
        rows += gridModifiers
        rows += layerModifiers
        rows += drawingModifiers
        rows += textModifiers
        rows += controlModifiers
        rows += eventModifiers
        rows += environmentModifiers
        rows += nameModifiers
        return rows
    }()

    /// Every member of every type, and the free functions, whose owner is `.void`; a `MemberID` is a position here.
    ///
    /// Several rows with one owner and name are overloads, to be tried in order. The owner `.array(.comparable)` or
    /// `.array(.equatable)` means arrays whose element has `<` or `==`; `.element` is that element in the row.
    public static let members: [MemberSpec] = {
        var rows = arrayMembers
        rows += rangeMembers
        rows += optionalMembers
        rows += changeMembers
        rows += stringMembers
        rows += numberMembers
        rows += functionMembers
        rows += namedStyles
        rows += formatMembers
        rows += colorMembers
        rows += uiColorMembers
        rows += styleMembers
        rows += fontMembers
        rows += sizeMembers
        rows += placeMembers
        rows += environmentMembers
        rows += ruleMembers
        rows += animationMembers
        rows += gradientMembers
        rows += symbolMembers
        return rows
    }()

    /// The labelled arguments that an interpolation may have after its value: `\(x, specifier: "%.2f")`.
    public static let interpolationParameters: [ParameterSpec] = [
        parameter("specifier", .string, default: .implied, "A format in C's notation, as `%.2f`."),
        parameter("format", .vocabulary(.numberFormat), default: .implied, "How the number is written."),
    ]

    /// Spellings of types that are not of the vocabulary.
    public static let basicTypes: [BasicType] = [
        BasicType(spelling: "Bool", type: .bool, summary: "True or false."),
        BasicType(spelling: "Int", type: .int, summary: "A whole number of 64 bits."),
        BasicType(spelling: "Double", type: .double, summary: "A finite number with a fraction."),
        BasicType(spelling: "CGFloat", type: .double, summary: "Another spelling of `Double`."),
        BasicType(spelling: "String", type: .string, summary: "A text."),
        BasicType(spelling: "Range", type: .range, summary: "The whole numbers from one to another."),
    ]

    /// The row of the element with a name, by search; for tools, since the checker numbers names once.
    public static func element(named name: String) -> ElementID? {
        elements.firstIndex { $0.name == name }.map { ElementID($0) }
    }

    /// The row of the modifier with a name, by search; for tools, since the checker numbers names once.
    public static func modifier(named name: String) -> ModifierID? {
        modifiers.firstIndex { $0.name == name }.map { ModifierID($0) }
    }

    /// The type of the vocabulary with a spelling, `Font.Weight` or `CGSize`.
    public static func vocabulary(spelled spelling: String) -> Vocabulary? {
        vocabulary.first { $0.spellings.contains(spelling) }?.type
    }
}
