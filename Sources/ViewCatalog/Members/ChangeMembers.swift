extension Catalog {
    private static let array = ValueType.array(.element)

    /// The statements that change a place, for actions only, and bindings that never change.
    static let changeMembers: [MemberSpec] = [
        change(.bool, "toggle", [], .toggle, "Turns true into false and false into true."),
        change(
            array, "append", [unlabelled("newElement", .element, "The element.")], .append,
            "Adds an element at the end."),
        change(
            array, "insert",
            [unlabelled("newElement", .element, "The element."), parameter("at", "index", .int, "Its place.")],
            .insert, "Adds an element at a place."),
        change(
            array, "remove", [parameter("at", "index", .int, "The place.")], .removeAt,
            "Removes the element at a place."),
        change(array, "removeAll", [], .removeAll, "Removes every element."),
        change(
            array, "removeAll",
            [parameter("where", "shouldBeRemoved", .function([.element], .bool), "What is asked of an element.")],
            .removeAllWhere, "Removes the elements with the answer yes."),
        change(array, "removeLast", [], .removeLast, "Removes the last element."),
        change(
            array, "swapAt", [unlabelled("i", .int, "One place."), unlabelled("j", .int, "The other place.")], .swapAt,
            "Exchanges two elements."),
        maker(
            .binding(.element), "constant", [unlabelled("value", .element, "The value.")], .constantBinding,
            "A binding whose value never changes."),
    ]
}
