/// A name of SwiftUI that has no row.
public struct OutsideName: Sendable {
    /// What the name is in SwiftUI.
    public enum Kind: UInt8, Hashable, Sendable {
        case element, modifier, type
    }

    public let name: String
    public let kind: Kind
}

extension Catalog {
    /// The names that the language's vocabulary has and this version does not support yet.
    public static let planned: [OutsideName] =
        outside(plannedElements, .element) + outside(plannedModifiers, .modifier)

    /// What SwiftUI has beyond the language's vocabulary, roughly by how often it is written.
    public static let foreign: [OutsideName] =
        outside(foreignElements, .element) + outside(foreignModifiers, .modifier) + outside(foreignTypes, .type)

    /// The names of a list, which are separated by white space.
    private static func outside(_ list: String, _ kind: OutsideName.Kind) -> [OutsideName] {
        list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { OutsideName(name: String($0), kind: kind) }
    }
}
