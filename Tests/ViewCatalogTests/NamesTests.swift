import Testing

@testable import ViewCatalog

@Test("Names without a row are new, unique and many")
func outsideNames() {
    let outside = Catalog.planned + Catalog.foreign
    let elements = outside.filter { $0.kind == .element }.map { $0.name }
    let modifiers = outside.filter { $0.kind == .modifier }.map { $0.name }
    #expect(Set(elements).count == elements.count)
    #expect(Set(modifiers).count == modifiers.count)
    #expect(Set(elements).isDisjoint(with: Catalog.elements.map { $0.name }))
    #expect(Set(modifiers).isDisjoint(with: Catalog.modifiers.map { $0.name }))
    #expect(Catalog.foreign.count >= 150)
}
