/// Changes to random views that leave their shape: other numbers, alignments and priorities.
extension RandomViews {
    /// A view of the same shape with other arguments in about a share of its nodes.
    mutating func edited(_ view: TestView, share: Double) -> TestView {
        var args = view.args
        if chance(share) {
            // The limits of a leaf are kept, as the plain algorithm takes them to be in order.
            for key in args.keys.sorted() where view.kind != "leaf" || key.count == 1 {
                args[key] = edited(args[key]!, key)
            }
        }
        return TestView(view.kind, id: view.id, args, view.children.map { edited($0, share: share) })
    }

    private mutating func edited(_ value: Any, _ key: String) -> Any {
        switch (key, value) {
        case ("alignment", _):
            return alignment()
        case ("isFree", _):
            return chance(0.5)
        case ("value", let guide as [String: Any]):
            return guide.merging(["c": number(-20, 40)]) { $1 }
        case ("value", _):
            return pick([-1.0, 0, 1, 2])
        case ("ratio", _):
            return pick([0.5, 1, 2.0])
        case ("words", let list as [Double]), ("badges", let list as [Double]):
            return list.map { _ in number(5, 60) }
        case (_, let length as Double):
            if chance(0.3) || !length.isFinite { return length }
            return key.hasPrefix("m") || key.hasPrefix("i") || key.count <= 6 ? number(0, 120) : number(-5, 20)
        default:
            return value
        }
    }
}
