/// A stored property of a type that is a `DynamicProperty`, found by the type's metadata.
struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type

    /// The dynamic properties of a type, in order.
    static func all(of type: Any.Type) -> [DynamicField] {
        (0..<FieldMetadata.count(of: type)).compactMap { index in
            guard let property = FieldMetadata.type(of: index, in: type) as? any DynamicProperty.Type else {
                return nil
            }
            return DynamicField(offset: FieldMetadata.offset(of: index, in: type), type: property)
        }
    }

    /// Gives the property in a value's memory what it takes from its place.
    func install(_ place: PropertyPlace, _ bytes: UnsafeMutableRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        var place = place
        place.offset = offset
        type.install(at: start.advanced(by: offset), place)
    }
}

extension DynamicProperty {
    /// Gives the property at an address what it takes from its place.
    ///
    /// Safe: the runtime says that a value of this type lies at this offset of the one whose bytes are open.
    fileprivate static func install(at address: UnsafeMutableRawPointer, _ place: PropertyPlace) {
        address.assumingMemoryBound(to: Self.self).pointee._install(place)
    }
}
