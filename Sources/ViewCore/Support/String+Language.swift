import ViewRuntime

/// What the language's strings have beside Swift's own members.
extension String {
    /// Each word with a capital, the rest in small letters.
    public var capitalized: String { Capitals.capitalized(self) }

    /// The text without white space at its ends.
    public func trimmed() -> String { Capitals.trimmed(self) }

    /// The parts between separators, empty ones left out.
    public func split(separator: String) -> [String] { StringSearch(self).split(separator) }

    /// The text with every occurrence of a part replaced.
    public func replacing(_ part: String, with replacement: String) -> String {
        StringSearch(self).replacing(part, with: replacement)
    }
}
