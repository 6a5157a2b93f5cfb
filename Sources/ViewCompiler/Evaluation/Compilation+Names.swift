extension Compilation {
    /// What can be shown of the first file named: the names of its views in order, then the titles of its previews.
    public var shownNames: [String] {
        guard let file = sources.entries.first else { return [] }
        return RootChoice.all(in: file, of: program).map { $0.name }
    }
}
