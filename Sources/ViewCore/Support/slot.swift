/// Content that a view takes and shows where it likes, of any type.
///
/// A view's initializer keeps what it is given so: `self.row = slot(row)`. Content that may be left out is given so:
/// `footer: slot { Text("End") }`. Names in the content stay those of the view that gives it.
public func slot<each Argument, Content: View>(
    @ViewBuilder _ content: @escaping (repeat each Argument) -> Content
) -> (repeat each Argument) -> AnyView {
    let place = CurrentPlace.holder?.place
    return { (argument: repeat each Argument) in
        AnyView(SlotContent(definition: place) { content(repeat each argument) })
    }
}
