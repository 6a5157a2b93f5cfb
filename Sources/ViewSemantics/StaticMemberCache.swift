import ViewBase
import ViewCatalog

/// The static members of the vocabulary's types that were asked for; other types are too many to remember.
struct StaticMemberCache {
    private struct Entry {
        let vocabulary: Vocabulary
        let found: StaticMembers
        /// The entry of another type with the same name, or -1.
        let next: Int32
    }

    private var entries: [Entry] = []
    /// The last entry of each name, or -1.
    private var heads: [Int32] = []

    /// How many pairs of a type and a name were searched for.
    var count: Int { entries.count }

    func find(_ vocabulary: Vocabulary, _ name: Name) -> StaticMembers? {
        guard name.index < heads.count else { return nil }
        var index = Int(heads[name.index])
        while index >= 0 {
            if entries[index].vocabulary == vocabulary { return entries[index].found }
            index = Int(entries[index].next)
        }
        return nil
    }

    mutating func note(_ vocabulary: Vocabulary, _ name: Name, _ found: StaticMembers) {
        while heads.count <= name.index { heads.append(-1) }
        entries.append(Entry(vocabulary: vocabulary, found: found, next: heads[name.index]))
        heads[name.index] = Int32(entries.count - 1)
    }
}
