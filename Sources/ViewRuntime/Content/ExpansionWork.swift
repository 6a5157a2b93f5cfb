import ViewIR

/// What is left to expand, kept on a stack of its own so that no nesting of content runs out of the machine's.
enum ExpansionWork {
    /// The items of a block.
    case items(next: Int, end: Int, FrameID, ContentContext)
    case element(ElementNodeID, FrameID, ContentContext)
    /// The iterations of a loop, by its place among those that run.
    case loop(Int)
    /// The end of a component whose entry is given, with the elements there were before it.
    case endOfComponent(entry: Int, elementsBefore: Int)
    /// The end of a unit whose entry is given, with the uses of components and the elements there were before it.
    case endOfRun(entry: Int, instances: Int, elementsBefore: Int)
}
