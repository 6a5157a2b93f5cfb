import ViewBase
import ViewCompiler
import ViewRuntime

/// Prints proofs as text: a line for each that holds, and what is wrong where one does not.
public struct ProofText {
    private let path: String
    private var failures: TestText

    /// Proofs of a file whose program has these files.
    public init(_ path: String, _ files: [SourceFile]) {
        self.path = path
        failures = TestText(path, files)
    }

    /// Which numbers are tried where something follows no straight line.
    private static let tried = "whole numbers, halves and what is next to whole numbers"
    /// The most ranges that are named.
    private static let mostRanges = 3

    /// One proof.
    public mutating func print(_ proof: Proof) -> [UInt8] { SafeText.lines(text(proof)) }

    private mutating func text(_ proof: Proof) -> [UInt8] {
        var out = TextWriter()
        let range = "\(proof.number) from \(Decimal.text(proof.from)) to \(Decimal.text(proof.to))"
        guard let failure = proof.failure else {
            let how = proof.isTried ? "holds where it was tried" : "holds"
            out.write("\(how): \(path): \(proof.name.text), for every \(range)\(ProofText.exception(of: proof))\n")
            return out.bytes
        }
        if proof.from.isNaN {
            out.write("fails: \(path): \(proof.name.text), whose range has no value\n")
            return out.bytes + failures.details(failure.outcome)
        }
        let place =
            (failure.isOpen ? "just above " : failure.isApproximate ? "about " : "") + Sweep.text(.number(failure.at))
            + (failure.label.map { " in " + $0 } ?? "")
        let doubt = ": it may fail before, as only \(ProofText.tried) were tried \(ProofText.text(proof.tried))"
        out.write("fails: \(path): \(proof.name.text), at \(proof.number) \(place), of \(range)")
        out.write((proof.isTried ? doubt : "") + "\n")
        return out.bytes + failures.details(failure.outcome)
    }

    /// For which numbers it is not known whether something holds, in words.
    private static func exception(of proof: Proof) -> String {
        if !proof.isTried { return "" }
        let isAll = proof.tried.ranges == [proof.from...proof.to]
        return (isAll ? "" : " but " + text(proof.tried))
            + ": there no straight line leads on, so that only \(tried) were tried"
    }

    /// Ranges in words: `from 150 to 200 and from 310 to 320`.
    private static func text(_ tried: TriedRanges) -> String {
        var texts = tried.ranges.prefix(mostRanges).map {
            "from " + Sweep.text(.number($0.lowerBound)) + " to " + Sweep.text(.number($0.upperBound))
        }
        let others = tried.ranges.count - texts.count
        if others > 0 { texts.append("in \(others) more \(others == 1 ? "range" : "ranges")") }
        let last = texts.popLast() ?? ""
        return texts.isEmpty ? last : texts.joined(separator: ", ") + " and " + last
    }

    /// How many hold and fail.
    public static func summary(_ proofs: [Proof]) -> String {
        let failed = proofs.count { $0.failure != nil }
        let holding = proofs.count - failed
        return "\(holding) \(holding == 1 ? "holds" : "hold"), \(failed) \(failed == 1 ? "fails" : "fail")\n"
    }
}
