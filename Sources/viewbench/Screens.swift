import ViewBase
import ViewLayout

typealias Builder = LayoutTreeBuilder<Double>
typealias Engine = LayoutEngine<Double>

/// A tree to lay out, and the nodes that are looked at or changed.
struct Screen {
    let tree: LayoutTree<Double>
    var provider = ContentProvider<Double>()
    var nodes: [NodeID] = []
}

/// No window, and the root at the corner.
let cornered: LayoutContext<Double> = {
    var context = LayoutContext<Double>(window: .unspecified)
    context.centersRoot = false
    return context
}()

/// A list of settings: rows of an icon, a title, a spacer and a switch, eight points inside each row. The nodes are the
/// row in the middle, its icon, title and switch.
func settings(_ count: Int) -> Screen {
    let builder = Builder()
    var nodes: [NodeID] = []
    builder.openStack(.vertical, spacing: 0)
    for index in 0..<count {
        let row = builder.openPadding(EdgeInsets(8))
        builder.openStack(.horizontal, spacing: 0)
        let icon = builder.addImage(width: 24, height: 24)
        let title = builder.addImage(width: 120, height: 20)
        builder.addSpacer(minLength: 0)
        let toggle = builder.addImage(width: 51, height: 31)
        builder.close()
        builder.close()
        if index == count / 2 { nodes = [row, icon, title, toggle] }
    }
    return Screen(tree: builder.finish(), nodes: nodes)
}

/// One view inside rows, columns and paddings in turn.
func chain(_ depth: Int) -> Screen {
    let builder = Builder()
    for index in (0..<depth).reversed() {
        switch index % 3 {
        case 0: builder.openStack(.horizontal, spacing: 0)
        case 1: builder.openStack(.vertical, spacing: 0)
        default: builder.openPadding(EdgeInsets(1))
        }
    }
    let leaf = builder.addImage(width: 24, height: 24)
    return Screen(tree: builder.finish(), nodes: [leaf])
}

/// Rows and columns in turn, each of a flexible view and the next level.
func nest(_ depth: Int) -> Screen {
    let builder = Builder()
    for index in (0..<depth).reversed() {
        builder.openStack(index % 2 == 1 ? .vertical : .horizontal, spacing: 0)
        builder.addFill()
    }
    let leaf = builder.addFill()
    return Screen(tree: builder.finish(), nodes: [leaf])
}

/// Grids in each other: a row of an image and a view that stretches between limits, and one of such a view and the next
/// grid.
func grids(_ depth: Int) -> Screen {
    let builder = Builder()
    func addStretching() {
        builder.openFlexibleFrame(minWidth: 10, maxWidth: 200)
        builder.addFill()
        builder.close()
    }
    for _ in 0..<depth {
        builder.openGrid(horizontalSpacing: 4, verticalSpacing: 4)
        builder.openGridRow()
        builder.addImage(width: 12, height: 7)
        addStretching()
        builder.close()
        builder.openGridRow()
        addStretching()
    }
    let leaf = builder.addImage(width: 20, height: 10)
    return Screen(tree: builder.finish(), nodes: [leaf])
}

/// What limits the children of a wide row.
enum Limits: String {
    case none, rising, falling, mixed

    /// The greatest width of a child, if it has one.
    func width(_ index: Int, of count: Int) -> Double? {
        let step = 2 / Double(count)
        switch self {
        case .none: return nil
        case .rising: return 1 + Double(index) * step
        case .falling: return 1 + Double(count - 1 - index) * step
        case .mixed: return 1 + Double((index * 7919) % count) * step
        }
    }
}

/// One row of flexible views. The nodes are the last view's.
func wideRow(_ count: Int, _ limits: Limits) -> Screen {
    let builder = Builder()
    builder.openStack(.horizontal, spacing: 0)
    var last = builder.nextID
    for index in 0..<count {
        last = builder.nextID
        if let width = limits.width(index, of: count) {
            builder.openFlexibleFrame(minWidth: 0, maxWidth: width)
            builder.addFill()
            builder.close()
        } else {
            builder.addFill()
        }
    }
    return Screen(tree: builder.finish(), nodes: [last])
}

/// A row of items, of which those that fit are shown with a badge for the rest.
func items(_ count: Int) -> Screen {
    let builder = Builder()
    builder.openRow(spacing: 0)
    for index in 0..<count { builder.addImage(width: Double(40 + (37 * index) % 41), height: 20) }
    return Screen(tree: builder.finish(), provider: Badges(), nodes: [NodeID(0)])
}

/// Badges of one width.
private final class Badges: ContentProvider<Double> {
    override func build(_ node: NodeID, for key: DeferredKey<Double>, into builder: LayoutTreeBuilder<Double>) {
        builder.addImage(width: 30, height: 20)
    }
}
