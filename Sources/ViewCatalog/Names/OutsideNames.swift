extension Catalog {
    /// What SwiftUI code uses beyond the language's vocabulary, roughly by how often it is written.
    public static let foreign: [OutsideName] =
        outside(foreignElements, .element) + outside(foreignModifiers, .modifier) + outside(foreignTypes, .type)
        + outside(libraryTypes, .library)
        + outside(libraryFunctions, .function)

    /// The names of a list, which are separated by white space.
    private static func outside(_ list: StaticString, _ kind: OutsideName.Kind) -> [OutsideName] {
        list.withUTF8Buffer { bytes in
            bytes.split { $0 == 0x20 || $0 == 0x0A }.map {
                OutsideName(name: String(decoding: $0, as: UTF8.self), kind: kind)
            }
        }
    }
}
