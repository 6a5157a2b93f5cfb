import ViewBase

/// Where an evaluation finds the files of images: by default, nowhere.
///
/// A class with an open method, since Embedded Swift has no existentials of value types.
open class AssetProvider {
    public init() {}

    /// The bytes of the file at a path relative to the places for assets or to the source file that names it.
    open func read(_ path: String, for source: FileID) -> [UInt8]? { nil }
}
