/// A hash for each of a tree's own nodes of all that its layout follows from; 0 for one that follows from more than what
/// is in it.
struct SubtreeHashes<S: LayoutScalar> {
    private(set) var all: [UInt64]

    init(_ storage: UnsafeMutablePointer<TreeStorage<S>>) {
        let nodes = storage.pointee.nodes
        let isPlain = storage.pointee.customGuides.count == 0 && !storage.pointee.hasRowReaders
        let count = nodes.count == 0 || !isPlain ? 0 : Int(nodes[0].end)
        all = [UInt64](repeating: 0, count: count)
        for node in (0..<count).reversed() {
            guard var hash = storage.pointee.hash(nodes[node]) else { continue }
            hash = SubtreeHashes.mix(hash, UInt64(nodes[node].rule.rawValue))
            hash = SubtreeHashes.mix(hash, UInt64(SubtreeHashes.flags(nodes[node]).rawValue))
            var child = node + 1
            var isCertain = true
            while child < Int(nodes[node].end) {
                if all[child] == 0 { isCertain = false }
                hash = SubtreeHashes.mix(hash, all[child])
                child = Int(nodes[child].end)
            }
            if isCertain { all[node] = hash == 0 ? 1 : hash }
        }
    }

    /// No hash of any node.
    init() { all = [] }

    /// Takes the hash of a node away; whether it had one. Where it had none, nothing around it has one either.
    mutating func forget(_ node: NodeIndex) -> Bool {
        guard Int(node) < all.count, all[Int(node)] != 0 else { return false }
        all[Int(node)] = 0
        return true
    }

    /// The flags that are given, not worked out.
    static func flags(_ node: LayoutNode) -> NodeFlags { node.flags.intersection([.rightToLeft, .hidden]) }

    static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        var mixed = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed >> 32
        return mixed &* 0xD6E8_FEB8_6659_FD93 &+ 1
    }
}

extension TreeStorage {
    /// A hash of the numbers of a node; nil where its layout follows from more than its subtree, or leaves more than
    /// places behind.
    func hash(_ node: LayoutNode) -> UInt64? {
        let index = node.payload
        switch node.rule {
        case .group, .identity, .empty, .fill, .circle: return 1
        case .text: return UInt64(UInt(bitPattern: ObjectIdentifier(texts[index].text)))
        case .spacer, .divider:
            return spacers[index].follows == noNode ? spacers[index].minimum.bits : nil
        case .stack:
            let stack = stacks[index]
            return SubtreeHashes<S>.mix(stack.spacing.bits, stack.axis == .horizontal ? 1 : 2)
        case .gridRow where index == noNode: return 1
        default:
            guard let bytes = bytes(node) else { return nil }
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }

    /// Whether two nodes of one rule, neither of which looks beyond its subtree, have the same numbers.
    func agrees(_ own: LayoutNode, with other: LayoutNode, of storage: UnsafeMutablePointer<TreeStorage>) -> Bool {
        let (a, b) = (own.payload, other.payload)
        switch own.rule {
        case .group, .identity, .empty, .fill, .circle: return true
        case .text: return texts[a].text === storage.pointee.texts[b].text
        case .spacer, .divider:
            let (one, two) = (spacers[a], storage.pointee.spacers[b])
            return one.minimum.isIdentical(to: two.minimum) && one.axis == two.axis && two.follows == noNode
        case .stack:
            let (one, two) = (stacks[a], storage.pointee.stacks[b])
            return one.alignment == two.alignment && one.axis == two.axis && one.spacing.isIdentical(to: two.spacing)
        case .gridRow where a == noNode || b == noNode: return a == b
        default:
            guard let one = bytes(own), let two = storage.pointee.bytes(other) else { return false }
            return one.elementsEqual(two)
        }
    }

    /// The bytes of the numbers of a node; nil for a rule that looks beyond its subtree, or leaves more than places
    /// behind.
    private func bytes(_ node: LayoutNode) -> UnsafeRawBufferPointer? {
        let index = node.payload
        switch node.rule {
        case .image, .resizableImage, .field: return bytes(sizes, index)
        case .frame: return bytes(frames, index)
        case .flexibleFrame: return bytes(flexibleFrames, index)
        case .padding: return bytes(paddings, index)
        case .fixedSize, .viewThatFits, .scroll: return bytes(axes, index)
        case .layoutPriority, .zIndex: return bytes(priorities, index)
        case .aspectRatio: return bytes(aspects, index)
        case .offset, .position: return bytes(points, index)
        case .overlay, .background, .zstack, .gridRow: return bytes(alignments, index)
        case .gridCell: return bytes(cells, index)
        case .grid: return bytes(grids, index)
        case .alignmentGuide:
            if case .provider = guides[index].value { return nil }
            return bytes(guides, index)
        default: return nil
        }
    }

    // Safe: the index is of an element of the pool, which nothing appends to meanwhile.
    private func bytes<T>(_ pool: Buffer<T>, _ index: UInt32) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: pool.base + Int(index), count: MemoryLayout<T>.size)
    }
}
