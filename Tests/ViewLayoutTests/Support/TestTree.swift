import ViewLayout

/// Builds the engine's tree of a test view.
final class TestTree {
    let builder = LayoutTreeBuilder<Double>()
    let provider = TestProvider()
    let environment: TestEnvironment
    /// The nodes of the views with ids; badges and other content built on demand come as they are built.
    private(set) var nodes: [String: NodeID] = [:]
    private var alignments: [String: VerticalAlignment] = [:]
    private var horizontals: [String: HorizontalAlignment] = [:]

    init(_ view: TestView, _ environment: TestEnvironment = TestEnvironment()) {
        self.environment = environment
        builder.isRightToLeft = environment.isRightToLeft
        for name in environment.guides.keys.sorted() {
            let fraction = environment.guides[name]!
            alignments[name] = builder.defineVerticalAlignment(.linear(width: 0, height: fraction, constant: 0))
            horizontals[name] = builder.defineHorizontalAlignment(.linear(width: fraction, height: 0, constant: 0))
        }
        add(view, to: builder)
    }

    /// The engine of the finished tree.
    func engine() -> LayoutEngine<Double> { LayoutEngine(builder.finish(), provider: provider) }

    /// What a tree is laid out in, its root at the corner.
    static func context(_ environment: TestEnvironment) -> LayoutContext<Double> {
        var context = LayoutContext<Double>(window: .unspecified)
        if let window = environment.window { context.window = ProposedSize(raw: window.width, window.height) }
        let insets = environment.safeArea
        context.safeArea = EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        context.keyboardHeight = environment.keyboardHeight
        context.rootInSafeArea = environment.rootInSafeArea
        context.centersRoot = false
        context.isRightToLeft = environment.isRightToLeft
        return context
    }

    private func add(_ view: TestView, to builder: LayoutTreeBuilder<Double>) {
        let next = builder.nextID
        addNode(view, next, to: builder)
        if let id = view.id { nodes[id] = next }
    }

    private func addNode(_ view: TestView, _ next: NodeID, to builder: LayoutTreeBuilder<Double>) {
        switch view.kind {
        case "color", "rectangle": builder.addFill()
        case "circle": builder.addCircle()
        case "leaf": addLeaf(view, to: builder)
        case "image":
            let (width, height) = (view.number("w") ?? 0, view.number("h") ?? 0)
            if view.flag("resizable") == true {
                builder.addResizableImage(width: width, height: height)
            } else {
                builder.addImage(width: width, height: height)
            }
        case "text":
            let text = TestText(view)
            builder.openCustom()
            builder.close()
            provider.sizes[next] = { proposal, _ in
                let size = text.size(
                    proposal.width.isNaN ? nil : proposal.width, proposal.height.isNaN ? nil : proposal.height)
                return Size(width: size.width, height: size.height)
            }
        case "field": builder.addField(idealWidth: view.number("w") ?? 0, height: view.number("h") ?? 0)
        case "spacer": builder.addSpacer(minLength: view.number("minLength"))
        case "divider": builder.addDivider(thickness: view.number("thickness") ?? 1)
        case "custom": addCustom(view, next, to: builder)
        case "row": addRow(view, next, to: builder)
        case "header": addHeader(view, to: builder)
        default:
            open(view, next, in: builder)
            for child in gathered(view) { add(child, to: builder) }
            builder.close()
        }
    }

    /// The children of a view, where it has room for one only several in the implicit container they form.
    private func gathered(_ view: TestView) -> [TestView] {
        let children = view.children
        switch view.kind {
        case "scrollView" where children.count > 1: return [TestView("vstack", [:], children)]
        case "overlay" where children.count > 2, "background" where children.count > 2:
            return [children[0], TestView("zstack", [:], Array(children.dropFirst()))]
        default: return children
        }
    }

    private func addLeaf(_ view: TestView, to builder: LayoutTreeBuilder<Double>) {
        if let width = view.number("w") {
            builder.addImage(width: width, height: view.number("h") ?? 0)
            return
        }
        builder.openFlexibleFrame(
            minWidth: view.number("minWidth"), idealWidth: view.number("idealWidth"), maxWidth: view.number("maxWidth"),
            minHeight: view.number("minHeight"), idealHeight: view.number("idealHeight"),
            maxHeight: view.number("maxHeight"))
        builder.addFill()
        builder.close()
    }

    private func open(_ view: TestView, _ next: NodeID, in builder: LayoutTreeBuilder<Double>) {
        let alignment = alignment(view.text("alignment"))
        switch view.kind {
        case "hstack": builder.openStack(.horizontal, alignment: alignment, spacing: view.number("spacing"))
        case "vstack": builder.openStack(.vertical, alignment: alignment, spacing: view.number("spacing"))
        case "zstack": builder.openZStack(alignment: alignment)
        case "group": builder.openGroup()
        case "button", "identity": builder.openIdentity()
        case "geometryReader": builder.openGeometryReader()
        case "viewThatFits": builder.openViewThatFits(in: axes(view))
        case "orientationAdaptiveStack":
            let isLandscape = environment.orientation.hasPrefix("landscape")
            builder.openAdaptiveStack(
                .fixed(isLandscape ? .horizontal : .vertical), alignment: alignment, spacing: view.number("spacing"))
        case "adaptiveStack":
            builder.openAdaptiveStack(
                view.number("width").map { .width($0) } ?? .fit, alignment: alignment, spacing: view.number("spacing"))
        case "floating":
            builder.openFloating(
                alignment: alignment, inset: EdgeInsets(view.number("inset") ?? 16),
                avoidsKeyboard: view.flag("avoidsKeyboard") ?? true)
        case "scrollView", "grid", "gridRow", "gridCell", "safeAreaInset", "ignoresSafeArea", "overlay", "background":
            openContainer(view, alignment, in: builder)
        default: openModifier(view, next, alignment, in: builder)
        }
    }

    private func openModifier(
        _ view: TestView, _ next: NodeID, _ alignment: Alignment, in builder: LayoutTreeBuilder<Double>
    ) {
        switch view.kind {
        case "frame":
            builder.openFrame(width: view.number("width"), height: view.number("height"), alignment: alignment)
        case "flexFrame":
            builder.openFlexibleFrame(
                minWidth: view.number("minWidth"), idealWidth: view.number("idealWidth"),
                maxWidth: view.number("maxWidth"), minHeight: view.number("minHeight"),
                idealHeight: view.number("idealHeight"), maxHeight: view.number("maxHeight"), alignment: alignment)
        case "padding": builder.openPadding(view.insets)
        case "fixedSize":
            var axes = AxisSet()
            if view.flag("horizontal") ?? true { axes.insert(.horizontal) }
            if view.flag("vertical") ?? true { axes.insert(.vertical) }
            builder.openFixedSize(axes)
        case "layoutPriority": builder.openLayoutPriority(view.number("value") ?? 0)
        case "zIndex": builder.openZIndex(view.number("value") ?? 0)
        case "aspectRatio": builder.openAspectRatio(view.number("ratio"), view.text("mode") == "fill" ? .fill : .fit)
        case "offset": builder.openOffset(x: view.number("x") ?? 0, y: view.number("y") ?? 0)
        case "position": builder.openPosition(x: view.number("x") ?? 0, y: view.number("y") ?? 0)
        case "alignmentGuide": openGuide(view, in: builder)
        default: fatalError("no rule for \(view.kind)")
        }
    }

    private func openGuide(_ view: TestView, in builder: LayoutTreeBuilder<Double>) {
        let value = view.args["value"] as? [String: Any] ?? [:]
        let linear = GuideValue<Double>.linear(
            width: TestView.number(value["w"]) ?? 0, height: TestView.number(value["h"]) ?? 0,
            constant: TestView.number(value["c"]) ?? 0)
        let name = view.text("guide")!
        if view.isVerticalGuide {
            builder.openAlignmentGuide(vertical(name), linear)
        } else {
            builder.openAlignmentGuide(horizontal(name), linear)
        }
    }

    /// Opens a container that has no more than an alignment and numbers.
    private func openContainer(_ view: TestView, _ alignment: Alignment, in builder: LayoutTreeBuilder<Double>) {
        switch view.kind {
        case "scrollView": builder.openScroll(view.args["axes"] == nil ? .vertical : axes(view))
        case "grid":
            builder.openGrid(
                alignment: alignment, horizontalSpacing: view.number("hSpacing"),
                verticalSpacing: view.number("vSpacing"))
        case "gridRow": builder.openGridRow(alignment: view.text("alignment").map { vertical($0) })
        case "gridCell":
            let anchor = view.args["anchor"] as? [Any]
            builder.openGridCell(
                columns: Int(view.number("columns") ?? 1),
                anchor: anchor.map { UnitPoint(x: TestView.number($0[0])!, y: TestView.number($0[1])!) },
                columnAlignment: view.text("columnAlignment").map { horizontal($0) },
                unsizedAxes: view.args["unsizedAxes"] == nil ? [] : axes(view, "unsizedAxes"))
        case "safeAreaInset":
            builder.openSafeAreaInset(
                view.edge, spacing: view.number("spacing"), alignment: alignment)
        case "ignoresSafeArea": builder.openIgnoresSafeArea(view.edges ?? .all)
        case "overlay": builder.openOverlay(alignment)
        default: builder.openBackground(alignment)
        }
    }

    private func addCustom(_ view: TestView, _ next: NodeID, to builder: LayoutTreeBuilder<Double>) {
        if view.text("name") == "WholeItemRow" {
            builder.openRow(spacing: view.number("gap"))
            for child in view.children.dropLast() { add(child, to: builder) }
            builder.close()
            let badge = view.children.last!
            provider.builds[next] = { [self] _, builder in add(badge, to: builder) }
            return
        }
        builder.openCustom()
        for child in view.children { add(child, to: builder) }
        builder.close()
        switch view.text("name") {
        case "HeaderHStack": HeaderLayout(spacing: view.number("spacing") ?? 8).install(in: provider, for: next)
        case "manual": installManual(view, next)
        default: break
        }
    }

    /// Adds a row whose badge is as wide as its list says for the count of hidden items.
    private func addRow(_ view: TestView, _ next: NodeID, to builder: LayoutTreeBuilder<Double>) {
        builder.openRow(spacing: view.number("spacing"), alignment: alignment(view.text("alignment")).vertical)
        for child in view.children { add(child, to: builder) }
        builder.close()
        let widths = view.numbers("badges")
        provider.builds[next] = { [self] key, builder in
            guard case .count(let hidden) = key, let id = view.id else { return }
            nodes[id + ".badge" + String(hidden)] = builder.addImage(
                width: widths[min(hidden, widths.count - 1)], height: 12)
        }
    }

    private func addHeader(_ view: TestView, to builder: LayoutTreeBuilder<Double>) {
        builder.openHeader(
            spacing: view.number("spacing"), alignment: alignment(view.text("alignment")).vertical,
            title: view.flag("isFree") == true ? .centeredIfFits : .centered)
        let roles: [String: ChildRole] = ["leading": .leading, "title": .title, "trailing": .trailing]
        for (child, role) in zip(view.children, view.texts("roles")!) {
            builder.nextChild(is: roles[role]!)
            add(child, to: builder)
        }
        builder.close()
    }

    private func installManual(_ view: TestView, _ node: NodeID) {
        let places = view.args["places"] as? [[String: Any]] ?? []
        provider.placements[node] = { _, _, subviews in
            for (index, place) in places.enumerated() {
                let anchor = place["anchor"] as! [Any]
                subviews.place(
                    index, at: Point(x: TestView.number(place["x"])!, y: TestView.number(place["y"])!),
                    anchor: UnitPoint(x: TestView.number(anchor[0])!, y: TestView.number(anchor[1])!),
                    proposal: ProposedSize(width: TestView.number(place["w"]), height: TestView.number(place["h"])))
            }
        }
    }

    private func axes(_ view: TestView, _ name: String = "axes") -> AxisSet {
        guard let names = view.texts(name) else { return .both }
        var axes = AxisSet()
        if names.contains("horizontal") { axes.insert(.horizontal) }
        if names.contains("vertical") { axes.insert(.vertical) }
        return axes
    }

    private func alignment(_ name: String?) -> Alignment {
        guard let name else { return .center }
        if let vertical = alignments[name] { return Alignment(horizontal: horizontals[name]!, vertical: vertical) }
        return TestTree.alignments[name]!
    }

    private func vertical(_ name: String) -> VerticalAlignment { alignment(name).vertical }

    private func horizontal(_ name: String) -> HorizontalAlignment { alignment(name).horizontal }

    static let alignments: [String: Alignment] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing, "firstTextBaseline": .centerFirstTextBaseline,
        "lastTextBaseline": .centerLastTextBaseline,
    ]
}

extension TestView {
    /// The distances of a padding.
    var insets: EdgeInsets<Double> {
        if let length = number("length")
            ?? (args["top"] == nil && number("leading") == nil && number("bottom") == nil
                && number("trailing") == nil ? 16 : nil)
        {
            return EdgeInsets(length, edges ?? .all)
        }
        return EdgeInsets(
            top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
            trailing: number("trailing") ?? 0)
    }

    var edges: EdgeSet? {
        texts("edges").map { names in
            names.reduce(into: EdgeSet()) { set, name in
                set.insert(["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing][name]!)
            }
        }
    }

    var edge: Edge {
        ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing][text("edge")!]!
    }

    /// Whether an alignment guide is a horizontal line.
    var isVerticalGuide: Bool {
        if let axis = text("axis") { return axis == "v" }
        return ["top", "bottom", "firstTextBaseline", "lastTextBaseline"].contains(text("guide")!)
    }
}
