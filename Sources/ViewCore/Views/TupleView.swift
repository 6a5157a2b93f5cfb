/// Several views, one after the other; none for an empty block.
public struct TupleView<each Content: View>: View {
    public typealias Body = Never

    let content: (repeat each Content)

    public init(_ content: repeat each Content) { self.content = (repeat each content) }

    public static var _isControl: Bool {
        var isControl = false
        for type in repeat (each Content).self { isControl = isControl || type._isControl }
        return isControl
    }

    public func _add(to place: ViewPlace) {
        var index = 0
        for view in repeat each content {
            view._add(to: place.child(index))
            index += 1
        }
    }
}
