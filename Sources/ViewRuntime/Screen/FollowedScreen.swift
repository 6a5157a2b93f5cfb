import ViewBase
import ViewLayout
import ViewTree

/// A screen whose numbers follow an input: a side of its window, or a parameter of its view.
public final class FollowedScreen {
    private let maker: ContentMaker<Slope>
    private let engine: LayoutEngine<Slope>
    /// What was left behind when the tree was made.
    private let made: SlopeTurns
    /// What the last layout left behind, the making of the tree included.
    public private(set) var turns = SlopeTurns()

    init(_ maker: ContentMaker<Slope>) {
        self.maker = maker
        made = maker.machine.turns
        engine = LayoutEngine(maker.builder.finish(), provider: ScreenProvider(maker))
    }

    /// What reports say of each node, by its id; layouts add the nodes of what they build.
    public var infos: [NodeInfo] { maker.infos }

    /// Whether a second layout learns of all turns: content that is kept from the first would hide its own.
    public var canBeLaidOutAgain: Bool { !maker.readsSizes }

    /// Lays the screen out in a window of other sides.
    public func layout(_ window: WindowContext, width: Slope?, height: Slope?) -> Placements<Slope> {
        maker.machine.startAgain()
        maker.machine.turns = made
        var turns = SlopeTurns()
        let proposal = window.proposal(width: width, height: height, &turns)
        let placements = engine.layout(proposal, in: window.layoutContext(width: width, height: height))
        turns.join(maker.machine.turns)
        turns.join(placements.turns)
        self.turns = turns
        return placements
    }
}
