import ViewCatalog

/// The names of the catalogue's rows that rules of `lint` ask for, found by what the rows do.
enum RowNames {
    /// Controls that are as large as the label that they show.
    static var labelledTargets: Set<String> {
        elements { rule in
            switch rule {
            case .button, .symbolButton, .labelButton, .link, .labelLink: true
            default: false
            }
        }
    }

    /// Modifiers that make a target of their content.
    static var tapGestures: Set<String> { modifiers { $0 == .onTapGesture } }

    /// Modifiers that say whether their content is a target at all.
    static var untouched: Set<String> { modifiers { $0 == .allowsHitTesting } }

    /// Modifiers that cut their content at their edge.
    static var cutting: Set<String> {
        modifiers { $0 == .clipped || $0 == .clipShape || $0 == .cornerRadius }
    }

    /// Modifiers that draw their content elsewhere than it stands, or fainter.
    static var redrawn: Set<String> {
        modifiers { rule in
            switch rule {
            case .opacity, .rotationEffect, .scaleEffect, .scaleEffectOfSize, .scaleEffectOfAxes: true
            default: false
            }
        }
    }

    /// Modifiers that put a ground behind their content.
    static var grounds: Set<String> {
        modifiers { rule in
            switch rule {
            case .backgroundContent, .backgroundElement, .backgroundStyle, .backgroundStyleInShape, .backgroundShape:
                true
            default: false
            }
        }
    }

    private static func elements(_ isWanted: (ElementRule) -> Bool) -> Set<String> {
        Set(Catalog.elements.filter { row in row.overloads.contains { isWanted($0.rule) } }.map { $0.name })
    }

    private static func modifiers(_ isWanted: (ModifierRule) -> Bool) -> Set<String> {
        Set(Catalog.modifiers.filter { row in row.overloads.contains { isWanted($0.rule) } }.map { $0.name })
    }
}
