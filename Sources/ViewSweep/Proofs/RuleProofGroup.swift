import ViewBase
import ViewCompiler
import ViewRuntime
import ViewText

/// The proofs of rules in several text sizes, those together that hold alike, or fail at the same element.
struct RuleProofGroup {
    private let all: [DynamicTypeSize]
    private let locale: String?
    private var members: [(proof: Proof, sizes: [DynamicTypeSize])] = []

    /// A group for text sizes, and for a language where there are several.
    init(_ sizes: [DynamicTypeSize], locale: String?) {
        all = sizes
        self.locale = locale
    }

    mutating func add(_ proof: Proof, in size: DynamicTypeSize) {
        if let index = members.firstIndex(where: { RuleProofGroup.isAlike($0.proof, proof) }) {
            members[index].sizes.append(size)
            members[index].proof.tried.join(proof.tried)
        } else {
            members.append((proof, [size]))
        }
    }

    /// One proof for each rule and each way in which it turns out, in the order of the rules.
    var proofs: [Proof] {
        var titles: [String] = []
        for member in members where !titles.contains(member.proof.name.title) { titles.append(member.proof.name.title) }
        return titles.flatMap { title in
            members.filter { $0.proof.name.title == title }.map { labelled($0.proof, $0.sizes) }
        }
    }

    private static func isAlike(_ a: Proof, _ b: Proof) -> Bool {
        a.name.title == b.name.title && a.isTried == b.isTried && (a.failure == nil) == (b.failure == nil)
            && a.failure?.outcome.failures.first?.diagnostic.range
                == b.failure?.outcome.failures.first?.diagnostic.range
    }

    private func labelled(_ proof: Proof, _ sizes: [DynamicTypeSize]) -> Proof {
        var proof = proof
        let label = (locale.map { [$0] } ?? []) + (all.count > 1 ? [text(of: sizes)] : [])
        proof.name = TestName(title: proof.name.title, label: label)
        if sizes.count > 1 { proof.failure?.label = OptionText.name(of: sizes[0]) }
        return proof
    }

    /// Text sizes in words, neighbours as a range: `small, large...xxLarge`.
    private func text(of sizes: [DynamicTypeSize]) -> String {
        var runs: [(first: Int, last: Int)] = []
        for (index, size) in all.enumerated() where sizes.contains(size) {
            if let run = runs.last, run.last + 1 == index {
                runs[runs.count - 1].last = index
            } else {
                runs.append((index, index))
            }
        }
        let texts = runs.map { run in
            let first = OptionText.name(of: all[run.first])
            return run.first == run.last ? first : first + "..." + OptionText.name(of: all[run.last])
        }
        return texts.joined(separator: ", ")
    }
}
