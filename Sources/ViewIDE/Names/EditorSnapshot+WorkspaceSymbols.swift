import ViewBase

extension EditorSnapshot {
    /// The declarations of all files whose names hold the letters of a query in order, whatever the case; the best
    /// first: those that begin with it, then those that hold it whole.
    public func workspaceSymbols(_ query: String, limit: Int = 500) -> [DocumentSymbol] {
        var found: [(rank: Int, symbol: DocumentSymbol)] = []
        let wanted = Array(query.lowercased().utf8)
        for file in files {
            for symbol in symbols(of: file.id) { match(symbol, wanted, &found) }
        }
        let order = found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
        return order.prefix(limit).map { found[$0].symbol }
    }

    private func match(
        _ symbol: DocumentSymbol, _ wanted: [UInt8], _ found: inout [(rank: Int, symbol: DocumentSymbol)]
    ) {
        if symbol.kind != .element || symbol.detail != nil {
            let name = symbol.kind == .element ? symbol.detail ?? symbol.name : symbol.name
            if let rank = EditorSnapshot.rank(Array(name.lowercased().utf8), wanted) { found.append((rank, symbol)) }
        }
        for child in symbol.children { match(child, wanted, &found) }
    }

    /// How well a name matches, 0 best; nil where it does not.
    private static func rank(_ name: [UInt8], _ wanted: [UInt8]) -> Int? {
        if name == wanted { return 0 }
        if name.starts(with: wanted) { return 1 }
        var next = 0
        for byte in name where next < wanted.count && byte == wanted[next] { next += 1 }
        return next == wanted.count ? 2 : nil
    }
}
