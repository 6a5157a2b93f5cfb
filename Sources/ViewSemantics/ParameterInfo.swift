import ViewBase
import ViewCatalog
import ViewIR

/// The tag of a row's type in the signature cache.
enum RowTypeTag {}

/// A parameter as calls see it, from a row or from a declaration; nothing in it is counted, so it copies at once.
struct ParameterInfo {
    /// `Interner.empty` where unlabelled.
    let label: Name
    let name: Name
    /// The row's type in `SignatureCache.types`; nil for a declared parameter.
    let rowType: ID<RowTypeTag>?
    /// The declared type, or the row's where it has no variables.
    let fixedType: TypeID?
    private(set) var isRequired: Bool
    /// Whether a block can be given: a slot, a handler or a value closure.
    let takesBlock: Bool
    let content: ContentRule
    /// The values that mean something.
    let limit: ValueLimit
    /// The place of a declared parameter, for notes.
    let range: SourceRange?

    /// The same parameter where a call may leave it out.
    var leftOut: ParameterInfo {
        var info = self
        info.isRequired = false
        return info
    }
}
