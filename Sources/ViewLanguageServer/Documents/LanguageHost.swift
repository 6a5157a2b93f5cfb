import ViewCompiler

/// What a server needs of the system around it: the files that no client has open.
open class LanguageHost: SourceProvider {
    /// The paths of the `.view` files below a folder, in order.
    open func viewFiles(below folder: String) -> [String] { [] }
}
