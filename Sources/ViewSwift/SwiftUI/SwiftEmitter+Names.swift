import ViewBase
import ViewCatalog
import ViewIR

/// Names of elements, which SwiftUI has as accessibility identifiers only.
extension SwiftEmitter {
    /// The modifiers that are written: for SwiftUI the name of what holds other elements is left out, since its
    /// identifier would become that of all in it.
    func writtenModifiers(_ element: ElementNode) -> ArraySlice<ModifierNode> {
        let modifiers = program.modifiers[element.modifiers.range]
        guard library == .swiftUI, !isOneForAccessibility(element) else { return modifiers }
        return modifiers.filter { modifier in
            if case .name = modifier.kind { false } else { true }
        }[...]
    }

    /// Whether an element is one to those who hear it: a control, or what holds no elements.
    private func isOneForAccessibility(_ element: ElementNode) -> Bool {
        switch element.kind {
        case .catalog(let id, let overload):
            let row = Catalog.elements[id.index]
            return row.isControl || !row.overloads[overload].parameters.contains { $0.isSlot }
        case .component(let view):
            let items = program.blocks[program.views[view].body].items
            guard items.count == 1, case .element(let only) = program.items[items.range.lowerBound] else {
                return false
            }
            return isOneForAccessibility(program.elements[only])
        case .value(let value):
            guard case .vocabulary(.text) = program.types.shape(program.type(value)) else { return false }
            return true
        case .piece, .slot: return false
        }
    }
}
