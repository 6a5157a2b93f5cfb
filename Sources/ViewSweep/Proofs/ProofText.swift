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
    private static let tried = "only whole numbers were tried where no straight line leads on"

    /// One proof.
    public mutating func print(_ proof: Proof) -> [UInt8] { SafeText.lines(text(proof)) }

    private mutating func text(_ proof: Proof) -> [UInt8] {
        var out = TextWriter()
        let range = "\(proof.number) from \(Decimal.text(proof.from)) to \(Decimal.text(proof.to))"
        guard let failure = proof.failure else {
            let (how, among) = proof.isTried ? ("holds where it was tried", "in the range of") : ("holds", "for every")
            out.write("\(how): \(path): \(proof.name.text), \(among) \(range)")
            out.write(proof.isTried ? ": \(ProofText.tried)\n" : "\n")
            return out.bytes
        }
        if proof.from.isNaN {
            out.write("fails: \(path): \(proof.name.text), whose range has no value\n")
            return out.bytes + failures.details(failure.outcome)
        }
        let place =
            (failure.isOpen ? "just above " : failure.isApproximate ? "about " : "") + Sweep.text(.number(failure.at))
            + (failure.label.map { " in " + $0 } ?? "")
        out.write("fails: \(path): \(proof.name.text), at \(proof.number) \(place), of \(range)")
        out.write(failure.isFirst ? "\n" : ": \(ProofText.tried), so it may fail before\n")
        return out.bytes + failures.details(failure.outcome)
    }

    /// How many hold and fail.
    public static func summary(_ proofs: [Proof]) -> String {
        let failed = proofs.count { $0.failure != nil }
        let holding = proofs.count - failed
        return "\(holding) \(holding == 1 ? "holds" : "hold"), \(failed) \(failed == 1 ? "fails" : "fail")\n"
    }
}
