import ViewBase
import ViewCatalog
import ViewLayout
import ViewTree

/// Content that depends on layout, made into a segment of the tree.
extension ContentMaker {
    /// The badge of a row that hides `count` items; without content of its own "3 more".
    func makeBadge(_ content: Value<S>?, _ count: Int64, _ deferred: Deferred<S>) {
        guard let content else { return add(badge: count, deferred) }
        let (start, made) = expand(content, arguments: [.int(count)], deferred.environment, deferred.range)
        emit(place: start, made, .layered, deferred.environment, deferred.range)
        emitAll()
    }

    private func add(badge count: Int64, _ deferred: Deferred<S>) {
        let values = environment(deferred.environment)
        builder.isRightToLeft = values.isRightToLeft
        add(text: "\(count) more", deferred.range, values, "Text")
    }

    /// The content of a reader of a size, each element at its top leading corner.
    func makeContent(_ content: Value<S>, of size: Size<S>, _ deferred: Deferred<S>) {
        let insets = environment(deferred.environment, reading: .safeAreaInsets).safeAreaInsets
        let proxy = Value<S>.numbers([
            size.width, size.height, S(insets.top), S(insets.leading), S(insets.bottom), S(insets.trailing),
        ])
        let start = expand(content, arguments: [proxy], deferred.environment, deferred.range).start
        emission.append(.entries(next: start, end: entries.count, stop: nil, owned: start))
        emitAll()
    }
}
