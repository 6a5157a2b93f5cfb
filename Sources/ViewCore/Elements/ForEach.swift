/// Repeats its content for each item of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public typealias Body = Never

    let loop: ItemLoop<Data, ID, Content>

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        loop = ItemLoop(data: data, id: { $0[keyPath: id] }, content: content)
    }

    public func _add(to place: ViewPlace) { loop.add(to: place.child(0)) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        loop = ItemLoop(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        loop = ItemLoop(data: data, id: { $0 }, content: content)
    }
}

extension ForEach {
    /// Gives the content the binding of each item.
    public init<Items: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Items>, id: KeyPath<Items.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
    ) where Data == [Binding<Items.Element>] {
        let isPlace = id as AnyKeyPath == \Items.Element.self
        let elements = data.elements(isPlace: isPlace) { $0[keyPath: id] }
        loop = ItemLoop(data: elements, id: { $0.wrappedValue[keyPath: id] }, content: content)
    }

    /// Gives the content the binding of each item.
    public init<Items: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Items>, @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
    ) where Data == [Binding<Items.Element>], Items.Element: Identifiable, ID == Items.Element.ID {
        loop = ItemLoop(
            data: data.elements(isPlace: false) { $0.id }, id: { $0.wrappedValue.id }, content: content)
    }
}
