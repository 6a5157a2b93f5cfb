/// The stored properties of a type, as the runtime knows them.
///
/// `Mirror` gives copies of properties; installing states and the environment needs their places. These three entry
/// points of the standard library are what `Mirror` itself stands on.
enum FieldMetadata {
    /// The number of stored properties.
    static func count(of type: Any.Type) -> Int { recursiveCount(type) }

    /// Where a stored property lies in a value, in bytes.
    static func offset(of index: Int, in type: Any.Type) -> Int { recursiveChildOffset(type, index: index) }

    /// The type of a stored property.
    static func type(of index: Int, in type: Any.Type) -> Any.Type {
        var description = Description()
        let field = recursiveChildMetadata(type, index: index, metadata: &description)
        description.free?(description.name)
        return field
    }

    /// What the runtime says of a property beside its type.
    ///
    /// Safe: its layout is that which the runtime's function fills, which also says how to free the name.
    struct Description {
        var name: UnsafePointer<CChar>?
        var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
    _ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata.Description>
) -> Any.Type
