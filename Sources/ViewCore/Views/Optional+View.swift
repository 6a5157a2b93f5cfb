extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static var _isControl: Bool { Wrapped._isControl }

    public func _add(to place: ViewPlace) { self?._add(to: place.child(0)) }
}
