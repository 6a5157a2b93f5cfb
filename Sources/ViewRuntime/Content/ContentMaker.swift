import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Makes the nodes of a layout tree from content: first a block is expanded into entries, one an element, then each
/// entry becomes nodes, and so on inwards. As in `Machine`, no property is open while another is called.
package final class ContentMaker<S: LayoutScalar> {
    let machine: Machine<S>
    let assets: ImageAssets
    /// Where nodes go: the tree, or a segment of it that is being built.
    @exclusivity(unchecked) var builder: LayoutTreeBuilder<S>
    /// What reports say of each node, by its id.
    @exclusivity(unchecked) var infos: [NodeInfo] = []
    /// Whether what nodes paint is noted.
    @exclusivity(unchecked) var makesLooks = false
    /// What nodes paint, in the order of their ids, where that is noted.
    @exclusivity(unchecked) var looks: [LookOfNode] = []
    /// What nodes do on events, in the order of their ids, where the screen is live.
    @exclusivity(unchecked) var liveNodes: [LiveNode<S>] = []
    /// The places of nodes, in the order of their ids, where the screen is live.
    @exclusivity(unchecked) var nodePlaces: [(node: NodeID, place: PlaceID)] = []
    /// Whether some `.animation` is there.
    @exclusivity(unchecked) var hasAnimations = false
    /// Whether something is drawn turned or in another size.
    @exclusivity(unchecked) var hasTransforms = false
    /// Whether the layout asks functions of the program for guides or lengths.
    @exclusivity(unchecked) var hasFunctions = false
    /// Whether content is built for the sizes that readers get.
    @exclusivity(unchecked) var readsSizes = false
    /// The elements that can be made again by themselves, where the screen is live.
    @exclusivity(unchecked) var units: [LiveUnit<S>] = []
    /// Whether the elements being made are units; what the provider builds holds none.
    @exclusivity(unchecked) var makesUnits = false
    /// Whether branches, loops and uses of components may be units in what is expanded.
    @exclusivity(unchecked) var makesRuns = false
    /// What minds how many elements it has, and the innermost of it that is being expanded; -1 for none.
    @exclusivity(unchecked) var counts: [LiveCount] = []
    @exclusivity(unchecked) var openCount: Int32 = -1
    /// The place and the expression of the element whose modifiers are being opened.
    @exclusivity(unchecked) var livePlace: (place: PlaceID, element: ElementNodeID?)?
    /// What the provider builds or answers for a node.
    @exclusivity(unchecked) var deferred: [UInt32: Deferred<S>] = [:]

    @exclusivity(unchecked) var scopes: [Scope] = [.root]
    @exclusivity(unchecked) var chains: [Chain] = []
    @exclusivity(unchecked) var calls: [ModifierCall<S>] = []
    @exclusivity(unchecked) var entries: [Entry<S>] = []
    @exclusivity(unchecked) var expansion: [ExpansionWork] = []
    @exclusivity(unchecked) var loops: [Loop<S>] = []
    @exclusivity(unchecked) var emission: [EmissionWork<S>] = []
    /// The readers made that do not know their rows yet.
    @exclusivity(unchecked) var readers: [OpenReader] = []
    /// The elements that the running expansion has made.
    @exclusivity(unchecked) var elementCount = 0
    /// What names the next node.
    @exclusivity(unchecked) var pendingName: NamePlace?
    /// The nodes of names, where content reads some by name.
    @exclusivity(unchecked) var namedNodes: [NamePlace: NodeID] = [:]
    /// Whether content reads nodes by their names.
    @exclusivity(unchecked) var readsNames: Bool
    /// The program's names, and those of a host.
    @exclusivity(unchecked) var names: Interner
    /// The names of nodes, where the screen is live.
    @exclusivity(unchecked) var namePlaces: [UInt32: NamePlace] = [:]
    /// What tells the items of loops apart, by the scopes of their iterations, where the screen is live.
    @exclusivity(unchecked) var identities: [ScopeID: Identity] = [:]
    /// What a host notes of the next node, and of nodes by their ids.
    @exclusivity(unchecked) var pendingHostNotes: [Int32] = []
    @exclusivity(unchecked) var hostNotes: [UInt32: [Int32]] = [:]
    /// What `fill` or `stroke` gives the shape inside.
    @exclusivity(unchecked) var ink: ShapeInk?
    /// Whether the image inside stretches.
    @exclusivity(unchecked) var isResizable = false

    /// What the environments but the first are made from, by their ids.
    @exclusivity(unchecked) var origins: [EnvironmentOrigin<S>] = []
    /// The modifiers that could have changed a part of the environment with a name, and did not.
    @exclusivity(unchecked) var idleModifiers: [ModifierCall<S>] = []
    /// By modifier: the last environment around it and the one inside, so that a loop makes it once.
    @exclusivity(unchecked) var knownEnvironments: [(outside: EnvironmentID, inside: EnvironmentID)?]

    init(_ machine: Machine<S>, _ builder: LayoutTreeBuilder<S>, _ assets: ImageAssets) {
        self.machine = machine
        self.assets = assets
        self.builder = builder
        readsNames = machine.program.countReaders.count > 0
        names = machine.program.names
        knownEnvironments = Array(repeating: nil, count: machine.program.modifiers.count)
    }

    var program: Program { machine.program }

    /// The environment of an id, of which parts are read.
    func environment(_ id: EnvironmentID, reading parts: EnvironmentParts = .looks) -> EnvironmentValues {
        machine.note(parts, of: id)
        return machine.environments[id.index]
    }

    /// The id of an environment that is made from another.
    func add(_ environment: EnvironmentValues, _ origin: EnvironmentOrigin<S>) -> EnvironmentID {
        machine.environments.append(environment)
        origins.append(origin)
        return EnvironmentID(machine.environments.count - 1)
    }

    // MARK: Arguments

    /// The values for a row's parameters, left-out ones by their defaults; nil if one is invalid.
    ///
    /// Literals for the parameters whose bits are set in `keys` become their texts in the locale.
    func arguments(
        _ list: IDList, _ parameters: [RuleTable.Parameter], _ frame: FrameID, keys: UInt32 = 0
    ) -> [Value<S>]? {
        var values: [Value<S>] = []
        values.reserveCapacity(parameters.count)
        for index in parameters.indices {
            guard let argument = argument(index, list) else {
                values.append(machine.value(of: parameters[index].leftOut))
                continue
            }
            let value = (keys & 1 << index == 0 ? nil : localized(argument, frame)) ?? value(of: argument, frame)
            if value.isInvalid { return nil }
            if parameters[index].limit != .none, case .expression(let expression) = argument,
                !machine.takes(value, parameters[index], expression)
            {
                return nil
            }
            values.append(value)
        }
        return values
    }

    /// What a call gives for a parameter, by its index; nil where it is left out.
    func argument(_ parameter: Int, _ list: IDList) -> ArgumentValue? {
        for index in list.range where program.arguments[index].parameter == parameter {
            return program.arguments[index].value
        }
        return nil
    }

    /// The value that a call gives for a parameter.
    func value(of argument: ArgumentValue, _ frame: FrameID) -> Value<S> {
        switch argument {
        case .expression(let expression): return machine.evaluate(expression, frame)
        case .block(let block): return .content(.block(block), frame)
        case .statements(let block): return .handler(.block(block), frame)
        }
    }

    // MARK: Names

    /// How a name is printed: `row`, `card.title`, `chip[2]`.
    func path(_ place: NamePlace) -> String {
        var text = names.text(place.name)
        var indices = ""
        var inside = ""
        var next = place.scope
        while true {
            switch scopes[next.index] {
            case .root: return text + indices + inside
            case .iteration(let index, let outer):
                indices = "[\(index)]" + indices
                next = outer
            case .component(let component, let outer):
                inside = "." + text + indices + inside
                text = names.text(component)
                indices = ""
                next = outer
            case .unnamed(let outer):
                next = outer
            }
        }
    }

    /// A new scope.
    func add(_ scope: Scope) -> ScopeID {
        scopes.append(scope)
        return ScopeID(scopes.count - 1)
    }
}
