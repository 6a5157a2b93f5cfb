import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Content that reads how many items a row shows and hides.
extension ContentMaker {
    /// Adds the node in whose place the content stands once the row's count is known.
    func emit(reader id: CountReaderID, _ frame: FrameID, _ context: ContentContext, _ stop: ChainID?) {
        let node = builder.addRowReader()
        registerUnseen()
        let reader = program.countReaders[id]
        note(
            .reader(id, frame, context, stop: stop), node, context.environment, program.blocks[reader.content].range,
            frame)
        let row = NamePlace(name: reader.row, scope: machine.frames[frame.index].scope)
        readers.append(OpenReader(node: node, row: row))
    }

    /// Tells the readers made which row they read: the first at or below the node of the name.
    func linkReaders() {
        for reader in readers {
            guard let node = namedNodes[reader.row] else { continue }
            builder.link(reader.node, toRowAt: node)
        }
        readers.removeAll()
    }

    /// Makes the content for a number of hidden items.
    func makeContent(
        of id: CountReaderID, _ frame: FrameID, _ context: ContentContext, _ stop: ChainID?, hidden: Int64,
        _ node: NodeID
    ) {
        let reader = program.countReaders[id]
        let inner = machine.copyFrame(frame)
        machine.assign(reader.hidden, .int(hidden), inner)
        machine.assign(reader.shown, .int(Int64(builder.itemCount(readBy: node)) - hidden), inner)
        let start = entries.count
        elementCount = 0
        push(reader.content, inner, context)
        expandAll()
        if reader.isLayer {
            emit(place: start, elementCount, .layered, context.environment, program.blocks[reader.content].range)
        } else {
            emission.append(.entries(next: start, end: entries.count, stop: stop, owned: start))
        }
        emitAll()
    }
}
