extension Catalog {
    /// Functions of Swift and Foundation that stand in views.
    static let libraryFunctions: StaticString = """
        stride zip sqrt pow floor ceil round trunc sin cos tan asin acos atan atan2 exp log log2 log10 fmod hypot cbrt
        swap type sequence repeatElement fatalError precondition preconditionFailure assert assertionFailure debugPrint
        dump NSLocalizedString withUnsafePointer arc4random_uniform
        """
}
