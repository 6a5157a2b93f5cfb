import ViewBase

extension EditorSnapshot {
    /// The tokens of a file, or of a range of it, in order; punctuation and operators are left out.
    public func semanticTokens(of file: FileID, in range: Range<Int>? = nil) -> [SemanticToken] {
        var classifier = TokenClassifier(self, file)
        return classifier.tokens(in: range ?? 0..<files[file.index].bytes.count)
    }
}
