import ViewBase

extension Program {
    /// What a declaration is called and who may use it; nil for previews and tests.
    public func header(_ declaration: DeclarationReference) -> DeclarationHeader? {
        switch declaration {
        case .record(let id): records[id].header
        case .enumeration(let id): enums[id].header
        case .constant(let id): constants[id].header
        case .function(let id): functions[id].header
        case .view(let id): views[id].header
        case .preview, .test: nil
        }
    }
}
