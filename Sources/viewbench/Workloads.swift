import ViewBase
import ViewLayout

/// What one run of a workload came to.
struct Outcome {
    /// The processor time of the part that is measured.
    var time: Int64 = 0
    /// Lengths by which runs of different engines are held to be the same.
    var checks: [Double] = []
    /// How much was worked.
    var counters = LayoutCounters()
    /// The memory that the tree and the engine take.
    var byteCount = 0
}

/// The workloads, by name; nil for one that there is not.
func run(_ name: String, _ size: Int, _ variant: String) -> Outcome? {
    switch name {
    case "settings": cold(settings(size), width: 390, height: nil)
    case "settings-width": atOtherWidth(settings(size))
    case "settings-leaf": changed(settings(size), Size(width: 150, height: 20))
    case "settings-height": changed(settings(size), Size(width: 120, height: 40))
    case "settings-sweep": swept(settings(size))
    case "chain": cold(chain(size), width: 390, height: 844)
    case "nest": cold(nest(size), width: 390, height: 844)
    case "grids": cold(grids(size), width: 390, height: 844)
    case "row": Limits(rawValue: variant).map { cold(wideRow(size, $0), width: 1_000, height: 50) }
    case "paragraphs": paragraphs(size)
    case "items": cold(items(size), width: Double(30 * size), height: nil)
    default: nil
    }
}

/// The first layout of a tree, its preparation included.
private func cold(_ screen: Screen, width: Double, height: Double?) -> Outcome {
    var outcome = Outcome()
    var engine: Engine?
    var placements: Placements<Double>?
    outcome.time = nanoseconds {
        engine = Engine(screen.tree, provider: screen.provider)
        placements = engine?.layout(ProposedSize(width: width, height: height), in: cornered)
    }
    outcome.finish(screen, engine, placements)
    return outcome
}

/// A layout at another width than the one before.
private func atOtherWidth(_ screen: Screen) -> Outcome {
    var outcome = Outcome()
    let engine = Engine(screen.tree, provider: screen.provider)
    _ = engine.layout(ProposedSize(width: 390, height: nil), in: cornered)
    var placements: Placements<Double>?
    outcome.time = nanoseconds {
        placements = engine.layout(ProposedSize(width: 430, height: nil), in: cornered)
    }
    outcome.finish(screen, engine, placements)
    return outcome
}

/// The mean of nine layouts, before each of which the title of the middle row is given one size and the other in turn.
///
/// Two such changes go before, so that what counts is the work and not how far the row is from the processor.
private func changed(_ screen: Screen, _ title: Size<Double>) -> Outcome {
    var outcome = Outcome()
    let engine = Engine(screen.tree, provider: screen.provider)
    let proposal = ProposedSize<Double>(width: 390, height: nil)
    var placements: Placements<Double>? = engine.layout(proposal, in: cornered)
    let sizes = [title, Size(width: 120, height: 20)]
    func change(_ count: Int) {
        for step in 0..<count {
            let size = sizes[step % 2]
            engine.setSize(of: screen.nodes[2], width: size.width, height: size.height)
            placements = nil
            placements = engine.layout(proposal, in: cornered)
        }
    }
    change(2)
    outcome.time = nanoseconds { change(9) } / 9
    outcome.finish(screen, engine, placements)
    return outcome
}

/// Two hundred widths, one after the other; each outcome is written over the one before, which nobody holds.
private func swept(_ screen: Screen) -> Outcome {
    var outcome = Outcome()
    let engine = Engine(screen.tree, provider: screen.provider)
    var placements: Placements<Double>?
    outcome.time = nanoseconds {
        for step in 0..<199 {
            _ = engine.layout(ProposedSize(width: Double(301 + 2 * step), height: nil), in: cornered)
        }
        placements = engine.layout(ProposedSize(width: 699, height: nil), in: cornered)
    }
    outcome.finish(screen, engine, placements)
    return outcome
}

/// Paragraphs at another width, and the plain loop over the same words, whose time is the last check.
private func paragraphs(_ count: Int) -> Outcome {
    var outcome = Outcome()
    let paragraphs = Paragraphs(count)
    let screen = paragraphs.screen()
    let engine = Engine(screen.tree, provider: paragraphs)
    _ = engine.layout(ProposedSize(width: 390, height: nil), in: cornered)
    var placements: Placements<Double>?
    outcome.time = nanoseconds { placements = engine.layout(ProposedSize(width: 300, height: nil), in: cornered) }
    outcome.finish(screen, engine, placements)
    var total = 0.0
    let plain = nanoseconds { total = paragraphs.totalHeight(width: 300) }
    outcome.checks = [outcome.checks[1], total, Double(plain)]
    return outcome
}

extension Outcome {
    /// Notes the root's size and the frames that are looked at.
    fileprivate mutating func finish(_ screen: Screen, _ engine: Engine?, _ placements: Placements<Double>?) {
        guard let engine, let placements else { return }
        counters = engine.counters
        byteCount = engine.byteCount
        checks = [placements.size.width, placements.size.height]
        for node in screen.nodes {
            let frame = placements.frame(of: node)
            checks += [frame.x, frame.y, frame.width, frame.height]
        }
        if let row = placements.row(of: screen.nodes[0]) { checks.append(Double(row.shownCount)) }
    }
}
