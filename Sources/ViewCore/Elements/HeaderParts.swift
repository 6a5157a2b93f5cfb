/// A header's title and what stands at its edges; nil for nothing.
struct HeaderParts {
    let title: (any View)?
    let leading: (any View)?
    let trailing: (any View)?

    init(title: (any View)?, leading: (any View)?, trailing: (any View)?) {
        self.title = title
        self.leading = leading
        self.trailing = trailing
    }

    /// The parts of one block: of three views the middle one is the title, of two the one that is no control; one alone
    /// is the title.
    init(_ content: some View) {
        let views = HeaderParts.children(of: content)
        switch views.count {
        case 0: self.init(title: nil, leading: nil, trailing: nil)
        case 1: self.init(title: views[0], leading: nil, trailing: nil)
        case 2:
            let isControl = views.map { type(of: $0)._isControl }
            precondition(isControl[0] != isControl[1], "which of a header's two views is its title cannot be told")
            self.init(
                title: isControl[0] ? views[1] : views[0], leading: isControl[0] ? views[0] : nil,
                trailing: isControl[0] ? nil : views[1])
        case 3: self.init(title: views[1], leading: views[0], trailing: views[2])
        default: preconditionFailure("a header takes a leading edge, a title and a trailing edge")
        }
    }

    /// The views that stand in a block, its groups opened.
    private static func children(of content: any View) -> [any View] {
        guard let several = content as? any SeveralViews else { return [content] }
        return several.views.flatMap { children(of: $0) }
    }
}
