import ViewBase
import ViewIR
import ViewLayout

/// What leads from a place in the tree to one inside it.
enum PlaceStep: Hashable {
    /// The expression that uses a component, a slot or a content piece.
    case use(ElementNodeID)
    /// An item of the loop over an expression.
    case item(ExpressionID, Identity)
    /// What stands inside `.id(…)`, the modifier by its position in the program.
    case identified(Int, Identity)
    /// What a screen shows after all that it showed before.
    case shown(Int)
    /// What is around all that a screen shows.
    case host
    /// A binding parameter of the root, which is a state here.
    case parameter(Int)
    /// What a host counts: a view among several, an item, a modifier.
    case hostStep(Int32)
    /// A modifier of what an element expression makes, by its position in the program.
    case modifier(ElementNodeID?, Int)
}
