import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// From a host's entries to nodes.
extension ContentMaker {
    /// Makes the nodes of an element whose arguments are evaluated.
    func emit(_ call: ElementCall<S>, _ entry: Entry<S>, _ stop: ChainID?) {
        beginElement()
        open(entry.chain, stop, isAbsent: call.rule == .empty)
        face(entry.environment)
        if machine.isLive { note(call, at: machine.place(.hostStep(-1), in: machine.frames[call.frame.index].place)) }
        emit(call)
    }

    /// Opens the node of a container that the host lays out.
    func emit(layout call: HostLayoutCall<S>, _ entry: Entry<S>, _ stop: ChainID?) {
        open(entry.chain, stop)
        face(entry.environment)
        let node = builder.openCustom()
        register(node, call.kind, .host)
        note(.layout(call.layout), node, entry.environment, .host, call.frame)
        emission.append(.close)
        emission.append(.children(.host(call.content, call.frame), entry.environment, .host))
    }

    /// Adds the node in whose place a host's content stands once the row's count is known.
    func emit(reader: HostReader<S>, _ stop: ChainID?) {
        let node = builder.addRowReader()
        registerUnseen()
        let place = reader.place
        note(.hostReader(reader, stop: stop), node, place.context.environment, .host, place.frame)
        let row = NamePlace(name: reader.row, scope: machine.frames[place.frame.index].scope)
        readers.append(OpenReader(node: node, row: row))
    }

    /// Makes a host's content for a number of hidden items.
    func makeContent(of reader: HostReader<S>, _ stop: ChainID?, hidden: Int64, _ node: NodeID) {
        let shown = Int64(builder.itemCount(readBy: node)) - hidden
        let start = entries.count
        elementCount = 0
        reader.content.expand([.int(hidden), .int(shown)], reader.place)
        if reader.isLayer {
            emit(place: start, elementCount, .layered, reader.place.context.environment, .host)
        } else {
            emission.append(.entries(next: start, end: entries.count, stop: stop, owned: start))
        }
        emitAll()
    }

    /// The environment inside a modifier that belongs to a host's text.
    func environment(_ outside: EnvironmentValues, inside rule: ModifierRule, _ arguments: [Value<S>])
        -> EnvironmentValues
    {
        guard rule.setsEnvironment else { return outside }
        var values = outside
        apply(
            ModifierCall(
                modifier: nil, row: RuleTable.modifier(of: rule), rule: rule, range: .host, arguments: arguments,
                frame: FrameID(0), place: PlaceID(0), environment: EnvironmentID(0), name: nil),
            &values)
        return values
    }
}
