import ViewBase
import ViewCatalog
import ViewLayout
import ViewTree

/// A modifier with its arguments evaluated.
struct ModifierCall<S: LayoutScalar> {
    /// The position in the program's modifiers; nil for a host's modifier.
    let modifier: Int?
    let row: ModifierID
    let rule: ModifierRule
    let range: SourceRange
    /// One value a parameter of the row's overload; `none` where it is left out and has no value; nil if one failed.
    let arguments: [Value<S>]?
    let frame: FrameID
    /// Where it stands in a live screen: inside the `.id(…)`s written after it.
    let place: PlaceID
    /// The environment around it.
    let environment: EnvironmentID
    /// The name given after the modifier.
    let name: Name?

    /// An argument; `none` where it is left out.
    func argument(_ index: Int) -> Value<S> {
        guard let arguments, index < arguments.count else { return .none }
        return arguments[index]
    }

    /// Whether calls that come to the same in one environment need not in another: limits of the text size, and the tint
    /// of a gradient.
    var looksAtItsPlace: Bool {
        switch rule {
        case .dynamicTypeRange: return true
        case .tint:
            if case .gradient? = argument(0).paint { return true }
            return false
        default: return false
        }
    }
}
