/// A list that only grows and has one owner, so that adding to it checks nothing but its room.
///
/// Safe: elements below `count` are initialised, and indices are below `count`, which debug builds check.
struct GrowingBuffer<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(16, capacity)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deinitialize(count: count)
        base.deallocate()
    }

    /// The element at an index below `count`.
    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// The last element; there must be one.
    @inline(__always)
    var last: Element { self[count - 1] }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return (base + count).move()
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }

    /// Writes one value of each of the first elements, in order, to an array that has room for them from a place on.
    func write<Value>(_ first: Int, to column: inout [Value], at start: Int, _ value: (Element) -> Value) {
        precondition(first <= count && start + first <= column.count)
        let source = base
        column.withUnsafeMutableBufferPointer { buffer in
            guard let target = buffer.baseAddress else { return }
            for index in 0..<first { target[start + index] = value(source[index]) }
        }
    }

    /// Leaves nothing but the last element; there must be one.
    mutating func keepLast() {
        assert(count > 0)
        base.deinitialize(count: count - 1)
        if count > 1 { base.moveInitialize(from: base + (count - 1), count: 1) }
        count = 1
    }
}
