import ViewBase
import ViewCatalog
import ViewIR
import ViewSemantics

extension EditorSnapshot {
    /// The ways to write a call, in the order of the overloads.
    func signatures(of called: Called, _ program: Program) -> [CallSignature] {
        switch called {
        case .element(let id): CallSignature.element(id)
        case .modifier(let id): CallSignature.modifier(id)
        case .members(let ids): ids.map { CallSignature.member($0) }
        case .record(let id): declaredSignature(program.records[id].header.range)
        case .function(let id): declaredSignature(program.functions[id].header.range)
        case .view(let id): declaredSignature(program.views[id].header.range)
        case .local(let place): declaredSignature(place)
        }
    }

    private func declaredSignature(_ place: SourceRange) -> [CallSignature] {
        declaration(at: place).flatMap { CallSignature($0) }.map { [$0] } ?? []
    }
}
