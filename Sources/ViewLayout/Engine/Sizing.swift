extension LayoutEngine {
    /// The size of a node for a proposal, or nil once its task has been put on the stack: then whoever asks returns,
    /// and asks again when it is resumed.
    @inline(__always)
    func size(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard node != noNode else { return .zero }
        if let leaf = leafSize(node, proposal) { return leaf }
        if let ranged = rangedSize(node, proposal) { return ranged }
        if let kept = keptSize(nodes[node].slot, proposal) { return kept }
        if isSizedAtOnce(node) { return sizeAtOnce(node, proposal) }
        return sizeByTask(node, proposal)
    }

    /// Whether a node's size needs no task: modifiers remember nothing while they wait, and few wait for each other.
    @inline(__always)
    private func isSizedAtOnce(_ node: NodeIndex) -> Bool {
        nodes[node].flags.contains(.plain)
            || (nodes[node].rule.isModifier && state.pointee.recursion < greatestRecursion)
    }

    /// Works out the size of a modifier without a task: what it waits for is done in between.
    private func sizeAtOnce(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S> {
        let base = tasks.count
        state.pointee.recursion += 1
        var answer = measured(node, proposal, noTask)
        while answer == nil {
            run(downTo: base)
            answer = measured(node, proposal, noTask)
        }
        state.pointee.recursion -= 1
        let size = answer ?? .zero
        state.pointee.counters.sizes += 1
        keep(nodes[node].slot, proposal, size)
        return size
    }

    /// Works out the size of a node by a task: at once as long as few nodes wait for each other, and from then on, so
    /// that deep trees need no deep recursion, by leaving the task on the stack.
    private func sizeByTask(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let task = tasks.count
        state.pointee.tasks.append(
            LayoutTask(node: node, kind: .size, firstItem: items.count, proposal: proposal))
        guard state.pointee.recursion < greatestRecursion else { return nil }
        state.pointee.recursion += 1
        let size = finishedSize(task, node, proposal)
        if size == nil { run(downTo: task) }
        state.pointee.recursion -= 1
        return size ?? state.pointee.slots[nodes[node].slot].size
    }

    /// Carries the task of a size at the top on; the size and the task's end, or nil while it waits.
    @inline(__always)
    private func finishedSize(_ task: Int, _ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard let size = measured(node, proposal, task) else { return nil }
        state.pointee.counters.sizes += 1
        keep(nodes[node].slot, proposal, size)
        state.pointee.items.truncate(to: tasks[task].firstItem)
        endTask(task)
        return size
    }

    /// Does a task at once as long as few nodes wait for each other, or leaves it on the stack.
    func runOrLeave(_ task: LayoutTask<S>) {
        let base = tasks.count
        state.pointee.tasks.append(task)
        guard state.pointee.recursion < greatestRecursion else { return }
        state.pointee.recursion += 1
        run(downTo: base)
        state.pointee.recursion -= 1
    }

    /// How many nodes may wait for each other on the processor's own stack.
    private var greatestRecursion: UInt32 { 32 }

    /// The size of a node for a proposal.
    func sizeNow(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S> {
        if let size = size(node, proposal) { return size }
        run(downTo: tasks.count - 1)
        return size(node, proposal) ?? .zero
    }

    /// Where the children of a node stand that has a size for a proposal: appends an item for each of them.
    func arrangeNow(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) {
        state.pointee.tasks.append(
            LayoutTask(node: node, kind: .arrange, firstItem: items.count, proposal: proposal, size: size))
        run(downTo: tasks.count - 1)
    }

    /// Does the tasks on the stack until only `base` are left.
    func run(downTo base: Int) {
        while tasks.count > base { step(tasks.count - 1) }
    }

    /// Carries the task at the top on, and takes it off the stack if that ends it.
    private func step(_ index: Int) {
        let node = tasks[index].node
        let proposal = tasks[index].proposal
        switch tasks[index].kind {
        case .size:
            _ = finishedSize(index, node, proposal)
        case .arrange:
            if arranged(node, proposal, tasks[index].size, index) { endTask(index) }
        case .guide:
            guard let value = workedOutGuide(node, tasks[index].guide, proposal, index) else { return }
            keepLength(nodes[node].slot, tasks[index].guide, proposal, value)
            state.pointee.items.truncate(to: tasks[index].firstItem)
            endTask(index)
        case .width:
            guard let width = workedOutWidth(node, proposal, index) else { return }
            state.pointee.counters.sizes += 1
            keepLength(nodes[node].slot, nil, proposal, width)
            state.pointee.items.truncate(to: tasks[index].firstItem)
            endTask(index)
        }
    }

    /// Takes the task at the top off the stack.
    @inline(__always)
    private func endTask(_ index: Int) {
        if tasks[index].firstTurn != noNode { state.pointee.turns.truncate(to: Int(tasks[index].firstTurn)) }
        state.pointee.tasks.truncate(to: index)
    }
}
