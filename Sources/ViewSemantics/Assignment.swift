/// Which argument each parameter of a call is given, without a heap allocation for calls of usual size.
struct Assignment {
    private static let inlineCount = 16

    /// For each of the first parameters the argument's index plus one, 0 for none.
    private var slots = SIMD16<Int16>()
    /// The same for the parameters past those.
    private var more: [Int16]

    init(count: Int) {
        more = [Int16](repeating: 0, count: max(0, count - Assignment.inlineCount))
    }

    /// The argument of a parameter; nil where it is left out.
    subscript(parameter: Int) -> Int? {
        get {
            let stored =
                parameter < Assignment.inlineCount ? slots[parameter] : more[parameter - Assignment.inlineCount]
            return stored == 0 ? nil : Int(stored) - 1
        }
        set {
            let stored = Int16(truncatingIfNeeded: (newValue ?? -1) + 1)
            if parameter < Assignment.inlineCount {
                slots[parameter] = stored
            } else {
                more[parameter - Assignment.inlineCount] = stored
            }
        }
    }
}
