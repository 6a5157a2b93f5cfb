/// One of the two branches of an `if` or `switch`.
public enum ConditionalContent<First: View, Second: View>: View {
    public typealias Body = Never

    case first(First)
    case second(Second)

    public static var _isControl: Bool { First._isControl || Second._isControl }

    public func _add(to place: ViewPlace) {
        switch self {
        case .first(let view): view._add(to: place.child(0))
        case .second(let view): view._add(to: place.child(1))
        }
    }
}
