import ViewBase
import ViewCatalog

extension MemberID {
    /// Whether a call of the member changes its receiver.
    var isMutating: Bool { Catalog.members[index].isMutating }
}
