/// A view that only holds others, which join the container around it.
protocol SeveralViews {
    var views: [any View] { get }
}

extension TupleView: SeveralViews {
    var views: [any View] {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return views
    }
}

extension Group: SeveralViews {
    var views: [any View] { [content] }
}
