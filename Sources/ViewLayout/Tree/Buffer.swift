/// A growing array in raw memory, whose elements are reached without any check of exclusive access.
///
/// The engine must not hold an array open while a `ContentProvider` appends to the same storage; here only the
/// address is read at each access. Whoever owns a buffer frees it with `free`.
///
/// Safe: elements below `count` are initialised; indices come from the engine's own arrays, and debug builds check
/// them.
struct Buffer<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 8) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    /// Reaches an element in place.
    @inline(__always)
    subscript(index: Int) -> Element {
        unsafeAddress {
            assert(index >= 0 && index < count)
            return UnsafePointer(base + index)
        }
        nonmutating unsafeMutableAddress {
            assert(index >= 0 && index < count)
            return base + index
        }
    }

    /// Reaches an element in place.
    @inline(__always)
    subscript(index: UInt32) -> Element {
        unsafeAddress {
            assert(index < UInt32(truncatingIfNeeded: count))
            return UnsafePointer(base + Int(index))
        }
        nonmutating unsafeMutableAddress {
            assert(index < UInt32(truncatingIfNeeded: count))
            return base + Int(index)
        }
    }

    /// Appends an element and returns its index.
    @inline(__always)
    @discardableResult
    mutating func append(_ element: Element) -> UInt32 {
        if count == capacity { reserve(grownCapacity) }
        (base + count).initialize(to: element)
        count += 1
        return UInt32(truncatingIfNeeded: count - 1)
    }

    /// Makes room for `total` elements in all.
    @inline(never)
    mutating func reserve(_ total: Int) {
        guard total > capacity else { return }
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: total)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = total
    }

    /// Appends elements that the caller writes before any is read, and returns where the first of them stands.
    @inline(__always)
    mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
        reserve(more: more)
        count += more
        return base + (count - more)
    }

    /// Drops the elements for others that the caller writes before any is read, and returns where the first stands.
    @inline(__always)
    mutating func renewed(_ total: Int) -> UnsafeMutablePointer<Element> {
        truncate(to: 0)
        return extend(by: total)
    }

    /// Makes room for more elements: for many of them and a few after, for a few as if they came one after the other.
    @inline(__always)
    mutating func reserve(more: Int) {
        if count + more > capacity { reserve(more > 64 ? count + more + 64 : max(count + more, grownCapacity)) }
    }

    /// The room that a full buffer grows to: small ones fourfold, so that little is copied; from a megabyte on by half,
    /// so that little is left over.
    private var grownCapacity: Int { byteCount < 1 << 20 ? capacity * 4 : capacity + capacity / 2 }

    /// Appends copies of an element until there are `total`.
    mutating func grow(to total: Int, with element: Element) {
        let before = count
        guard total > before else { return }
        grow(to: total)
        (base + before).initialize(repeating: element, count: total - before)
    }

    /// Appends elements until there are `total`, each of which is written before it is read.
    mutating func grow(to total: Int) {
        guard total > count else { return }
        if total > capacity { reserve(count == 0 ? total : max(total, capacity + capacity / 2)) }
        count = total
    }

    /// Drops the elements from `total` on.
    @inline(__always)
    mutating func truncate(to total: Int) {
        assert(total <= count)
        (base + total).deinitialize(count: count - total)
        count = total
    }

    /// Drops the elements, and the room beyond that for `total`.
    mutating func shrink(to total: Int) {
        truncate(to: 0)
        guard capacity > total else { return }
        base.deallocate()
        base = .allocate(capacity: total)
        capacity = total
    }

    /// The memory taken, in bytes.
    var byteCount: Int { capacity * MemoryLayout<Element>.stride }

    /// A buffer of its own with the same elements.
    func copied() -> Buffer {
        var copy = Buffer(capacity: max(count, 1))
        copy.base.initialize(from: base, count: count)
        copy.count = count
        return copy
    }

    /// Moves the last `length` elements into older room for as many.
    mutating func moveLast(_ length: Int, to start: UInt32) {
        base.advanced(by: Int(start)).update(from: base + (count - length), count: length)
        truncate(to: count - length)
    }

    /// Sets all elements to one value.
    func fill(with element: Element) { base.update(repeating: element, count: count) }

    /// Destroys the elements and gives the memory back.
    func free() {
        base.deinitialize(count: count)
        base.deallocate()
    }
}
