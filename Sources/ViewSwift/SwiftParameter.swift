import ViewCatalog
import ViewIR

/// What a call needs to know of a parameter.
struct SwiftParameter {
    /// The label with its colon and a space; empty where there is none.
    let label: String
    let context: SwiftContext
    /// The types of a slot's arguments, as far as they are known.
    let slotTypes: [TypeID?]
    /// Whether it takes a closure, so that an unlabelled trailing one may mean it.
    let takesBlock: Bool
    /// Whether a block given for it must say that it is content, since Swift builds none for an optional parameter.
    var isOptionalSlot = false
    /// Whether Swift takes a closed range where the language has one kind of range.
    var takesClosedRange = false
    /// Whether a literal is looked up among the texts of the locale.
    var isKey = false
    /// Whether other ways to write the call differ in this parameter's type.
    var isOverloaded = false

    init(
        label: String, context: SwiftContext, slotTypes: [TypeID?], takesBlock: Bool, isOptionalSlot: Bool
    ) {
        self.label = label
        self.context = context
        self.slotTypes = slotTypes
        self.takesBlock = takesBlock
        self.isOptionalSlot = isOptionalSlot
    }

    /// A catalogue's parameter; `item` is the type of the items that a loop runs over.
    init(_ spec: ParameterSpec, _ context: SwiftContext, item: TypeID? = nil, isOverloaded: Bool = false) {
        label = spec.label.map { "\($0): " } ?? ""
        self.context = context
        self.isOverloaded = isOverloaded
        isKey = spec.isKey
        takesClosedRange = spec.type == .range
        if case .content(let arguments) = spec.type {
            slotTypes = arguments.map { $0 == .element ? item : nil }
        } else {
            slotTypes = []
        }
        takesBlock =
            switch spec.type {
            case .content, .action, .function: true
            case .optional(.action): true
            default: false
            }
    }
}
