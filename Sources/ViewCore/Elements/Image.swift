import ViewCatalog
import ViewRuntime

/// Shows a picture at its own size, or at any size once it is resizable.
public struct Image: View, Sendable {
    public typealias Body = Never

    private let rule: ElementRule
    private let name: String
    /// How often it was made resizable; each is a modifier of its own.
    private var resizings = 0

    private init(_ rule: ElementRule, _ name: String) {
        self.rule = rule
        self.name = name
    }

    /// A system symbol.
    public init(systemName: String) { self.init(.symbolImage, systemName) }

    /// An asset.
    public init(_ name: String) { self.init(.assetImage, name) }

    /// An asset with a label for accessibility.
    public init(_ name: String, label: Text) { self.init(.assetImage, name) }

    /// An asset that means nothing to accessibility.
    public init(decorative name: String) { self.init(.assetImage, name) }

    /// The image at any size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var result = self
        result.resizings += 1
        return result
    }

    public func _add(to place: ViewPlace) {
        var place = place
        for _ in 0..<resizings { place = place.inside(ModifierID(of: .resizable), .resizable, []) }
        place.add(rule, [.string(name)])
    }
}
