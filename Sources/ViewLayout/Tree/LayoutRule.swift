/// How a node is sized and how it places its children: the whole vocabulary of the engine.
public enum LayoutRule: UInt8, Hashable, Sendable {
    /// Joins its children to its parent's list; its frame is the union of theirs.
    case group
    /// Is its one child in every respect.
    case identity

    // Leaves.
    case empty
    case fill
    case circle
    case image
    case resizableImage
    case text
    case field
    case spacer
    case divider
    case geometryReader

    // Modifiers of one child.
    case frame
    case flexibleFrame
    case padding
    case fixedSize
    case layoutPriority
    case aspectRatio
    case offset
    case position
    case alignmentGuide
    case zIndex
    case overlay
    case background
    case safeAreaInset
    case ignoresSafeArea
    case gridCell
    case containerFrame

    // Containers.
    case stack
    case zstack
    case viewThatFits
    case header
    case row
    case adaptiveStack
    case floating
    case scroll
    case grid
    case gridRow
    case rowReader
    case custom

    /// Whether a `containerRelativeFrame` inside reads the rule's lengths.
    var limitsContainers: Bool { self == .frame || self == .flexibleFrame || self == .padding }

    /// Whether the rule is that of a modifier, whose first child is what it modifies.
    var isModifier: Bool {
        self == .identity
            || rawValue >= LayoutRule.frame.rawValue && rawValue <= LayoutRule.containerFrame.rawValue
    }

    /// Whether there is nothing to know of a node before any proposal but what it was built with.
    @inline(__always)
    var isPreparedAsBuilt: Bool {
        switch self {
        case .group, .empty, .fill, .image, .resizableImage, .field, .geometryReader: true
        default: false
        }
    }

    /// Whether something beside places becomes of a node's content when it is placed.
    var settlesContent: Bool {
        switch self {
        case .geometryReader, .stack, .viewThatFits, .header, .row, .adaptiveStack, .rowReader: true
        default: false
        }
    }

    /// Whether the rule answers by itself, without asking others.
    @inline(__always)
    var isLeaf: Bool { rawValue >= LayoutRule.empty.rawValue && rawValue <= LayoutRule.geometryReader.rawValue }
}
