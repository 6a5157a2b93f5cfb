/// A part of a longer content: a header, the views and a footer, one after the other.
public struct Section<Header: View, Content: View, Footer: View>: View {
    public typealias Body = Never

    private let header: Header
    private let content: Content
    private let footer: Footer

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    public func _add(to place: ViewPlace) {
        header._add(to: place.child(0))
        content._add(to: place.child(1))
        footer._add(to: place.child(2))
    }
}

extension Section where Header == TupleView<>, Footer == TupleView<> {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { TupleView() }, footer: { TupleView() })
    }
}

extension Section where Footer == TupleView<> {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header, footer: { TupleView() })
    }
}

extension Section where Header == TupleView<> {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { TupleView() }, footer: footer)
    }
}

extension Section where Header == SectionTitle, Footer == TupleView<> {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { SectionTitle(title: title) }, footer: { TupleView() })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(verbatim: title), content: content)
    }
}
