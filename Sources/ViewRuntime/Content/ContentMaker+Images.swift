import ViewBase
import ViewCatalog
import ViewLayout
import ViewTree

/// Pictures.
extension ContentMaker {
    func add(image call: ElementCall<S>, _ environment: EnvironmentValues) {
        let name = call.argument(0).string ?? ""
        if call.rule == .symbolImage {
            add(symbol: name, call.kind, call.range, environment)
        } else {
            add(asset: name, call.kind, call.range, environment)
        }
    }

    /// Adds a system symbol in the font of its place.
    func add(symbol name: String, _ kind: String, _ range: SourceRange, _ environment: EnvironmentValues) {
        var facts = NodeFacts()
        facts.color = environment.foregroundColor
        let size = SymbolMetrics.size(name, environment.resolvedFont(), environment.imageScale)
        note(look: .picture(PictureLook(symbol: name, environment.foregroundInk)))
        add(picture: size, kind, range, facts)
    }

    /// Adds a picture of the size that its file says; one without a size is reported.
    func add(asset name: String, _ kind: String, _ range: SourceRange, _ environment: EnvironmentValues) {
        var size = (width: ControlMetrics.unknownImageSide, height: ControlMetrics.unknownImageSide)
        switch assets.find(name, for: range.file, scale: environment.displayScale) {
        case .size(let width, let height): size = (width, height)
        case .missing: machine.log.add(.unknownImage(name, range))
        case .unreadable: machine.log.add(.unreadableImage(name, range))
        }
        note(
            look: .picture(
                PictureLook(asset: name, assets.file(name, for: range.file, scale: environment.displayScale))))
        add(picture: size, kind, range, NodeFacts())
    }

    private func add(
        picture size: (width: Double, height: Double), _ kind: String, _ range: SourceRange, _ facts: NodeFacts
    ) {
        let width = S(size.width)
        let height = S(size.height)
        let node =
            isResizable
            ? builder.addResizableImage(width: width, height: height) : builder.addImage(width: width, height: height)
        register(node, kind, range, facts: facts)
    }
}
