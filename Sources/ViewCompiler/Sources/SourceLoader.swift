import ViewBase
import ViewSyntax

/// Reads the files named and all that they import, each once, and parses them.
struct SourceLoader {
    /// An import that leads to a file.
    private struct Edge {
        let target: FileID
        /// The whole import.
        let range: SourceRange
    }

    /// More files are not brought in by imports.
    static let mostImported = 10_000

    private let provider: SourceProvider
    private var sources = LoadedSources()
    /// The identities of the files read, numbered from 1 in the order of their ids.
    private var identities = Interner()
    /// By file id: the named file whose program brought it in.
    private var entryPaths: [String] = []
    /// By file id.
    private var edges: [[Edge]] = []

    static func load(_ paths: [String], from provider: SourceProvider) -> LoadedSources {
        var loader = SourceLoader(provider: provider)
        for path in paths { loader.loadEntry(path) }
        var next = 0
        while next < loader.sources.files.count {
            loader.followImports(of: FileID(next))
            next += 1
        }
        loader.findRings()
        loader.sources.imports = loader.edges.map { $0.map { $0.target } }
        loader.sources.importRanges = loader.edges.map { $0.map { $0.range } }
        return loader.sources
    }

    private init(provider: SourceProvider) { self.provider = provider }

    private mutating func loadEntry(_ path: String) {
        let identity = provider.identity(path)
        if let file = known(identity) {
            if !sources.entries.contains(file) { sources.entries.append(file) }
            return
        }
        switch provider.read(path) {
        case .bytes(let bytes): sources.entries.append(add(path, identity, bytes, entry: path))
        case .failure(let reason): sources.failures.append(SourceFailure(path: path, reason: reason))
        }
    }

    /// The file of an identity, if it was read.
    private func known(_ identity: String) -> FileID? { identities.find(identity).map { FileID($0.raw - 1) } }

    /// Parses a file and gives it the next id.
    private mutating func add(_ path: String, _ identity: String, _ bytes: [UInt8], entry: String) -> FileID {
        let source = SourceFile(id: FileID(sources.files.count), path: path, bytes: bytes)
        let parse = Parser.parse(source, &sources.names)
        sources.files.append(source)
        sources.trees.append(parse.tree)
        sources.diagnostics.append(contentsOf: parse.diagnostics)
        _ = identities.intern(identity)
        sources.identities.append(identity)
        entryPaths.append(entry)
        edges.append([])
        sources.lacksImports.append(false)
        return source.id
    }

    // MARK: Imports

    private mutating func followImports(of file: FileID) {
        let tree = sources.trees[file.index]
        for node in tree.children(tree.root) where tree.kind(node) == .importDeclaration {
            guard let target = target(of: node, tree, file) else {
                sources.lacksImports[file.index] = true
                continue
            }
            add(Edge(target: target.file, range: tree.range(node)), target.written, to: file)
        }
    }

    /// The file that an import names, with the path as written; nil where there is none, which is reported.
    private mutating func target(
        of node: SyntaxNode, _ tree: SyntaxTree, _ file: FileID
    ) -> (file: FileID, written: String)? {
        guard let literal = tree.child(node, .stringLiteral) else { return nil }
        guard let written = tree.plainString(literal) else {
            sources.diagnostics.append(.importNotPlain(at: tree.range(literal)))
            return nil
        }
        if let why = fault(written, of: file) {
            sources.diagnostics.append(.importPath(why, at: tree.range(literal)))
            return nil
        }
        let resolved = SourcePath.resolved(written, from: sources.files[file.index].path)
        // A file of that name, not the command's standard input.
        let path = resolved == "-" ? "./-" : resolved
        return target(path, written, of: file, at: tree.range(literal)).map { ($0, written) }
    }

    /// Why a path cannot be that of an import; an absolute one only where imports may lead anywhere.
    private func fault(_ written: String, of file: FileID) -> String? {
        if written.utf8.isEmpty { return "is empty" }
        if written.utf8.contains(0) { return "holds a NUL, which no file's name does" }
        let isAbsolute = written.utf8.first == UInt8(ascii: "/")
        if isAbsolute, !provider.isInsideRoot("/", of: entryPaths[file.index]) {
            return "starts at this file, so not with `/`"
        }
        return nil
    }

    private mutating func add(_ edge: Edge, _ written: String, to file: FileID) {
        for other in edges[file.index] where other.target == edge.target {
            let removal = sources.files[file.index].removal(of: edge.range.offsets)
            sources.diagnostics.append(
                .importRepeated(written, at: edge.range, removal: removal, first: other.range))
            return
        }
        edges[file.index].append(edge)
    }

    /// The file that an import leads to, read now if it was not before.
    private mutating func target(
        _ path: String, _ written: String, of file: FileID, at range: SourceRange
    ) -> FileID? {
        let entry = entryPaths[file.index]
        guard provider.isInsideRoot(path, of: entry) else {
            sources.diagnostics.append(.importOutside(written, at: range))
            return nil
        }
        let identity = provider.identity(path)
        if let known = known(identity) { return known }
        guard sources.files.count - sources.entries.count < SourceLoader.mostImported else {
            sources.diagnostics.append(.tooManyImports(SourceLoader.mostImported, at: range))
            return nil
        }
        switch provider.readNamed(path) {
        case .bytes(let bytes): return add(path, identity, bytes, entry: entry)
        case .failure(let reason):
            sources.diagnostics.append(.importNotFound(written, because: reason, at: range))
            return nil
        }
    }

    // MARK: Rings

    private enum Visit {
        case waiting, open, done
    }

    /// Orders the files so that imports come before importers; an import that closes a ring is reported and dropped.
    ///
    /// A depth-first walk with a stack of its own, since chains of imports may be long.
    private mutating func findRings() {
        guard edges.contains(where: { !$0.isEmpty }) else {
            for index in edges.indices { sources.order.append(FileID(index)) }
            return
        }
        var visits = [Visit](repeating: .waiting, count: edges.count)
        for root in edges.indices where visits[root] == .waiting {
            var stack: [(file: Int, next: Int)] = [(root, 0)]
            visits[root] = .open
            while let (file, next) = stack.last {
                guard next < edges[file].count else {
                    visits[file] = .done
                    sources.order.append(FileID(file))
                    stack.removeLast()
                    continue
                }
                let target = edges[file][next].target.index
                if visits[target] == .open {
                    let ring = stack.drop { $0.file != target }.map { sources.files[$0.file].path }
                    let range = edges[file][next].range
                    sources.diagnostics.append(.importCycle(ring + [sources.files[target].path], at: range))
                    edges[file].remove(at: next)
                    sources.lacksImports[file] = true
                    continue
                }
                stack[stack.count - 1].next += 1
                if visits[target] == .waiting {
                    visits[target] = .open
                    stack.append((target, 0))
                }
            }
        }
    }
}
