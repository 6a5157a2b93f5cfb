import ViewBase
import ViewRuntime

/// Writes proofs as JSON.
public enum ProofJSON {
    /// One object with all proofs, in order.
    public static func text(_ proofs: [Proof]) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("proofs")
        json.beginArray()
        for proof in proofs { write(proof, to: &json) }
        json.end()
        json.end()
        json.newline()
        return json.bytes
    }

    private static func write(_ proof: Proof, to json: inout JSONWriter) {
        json.beginObject()
        json.key("name")
        json.string(proof.name.title)
        json.key("label")
        json.beginArray(.inline)
        for part in proof.name.label { json.string(part) }
        json.end()
        json.key("number")
        json.string(proof.number)
        json.key("from", staysOnLine: true)
        json.number(orNull: proof.from.isNaN ? nil : proof.from)
        json.key("to", staysOnLine: true)
        json.number(orNull: proof.to.isNaN ? nil : proof.to)
        json.key("holds")
        json.bool(proof.failure == nil)
        if proof.isTried {
            json.key("tried", staysOnLine: true)
            json.bool(true)
            json.key("triedRanges", staysOnLine: true)
            json.beginArray(.inline)
            for range in proof.tried.ranges {
                json.beginArray(.inline)
                json.number(range.lowerBound)
                json.number(range.upperBound)
                json.end()
            }
            json.end()
        }
        if let failure = proof.failure { write(failure, to: &json) }
        json.end()
    }

    private static func write(_ failure: Proof.Failure, to json: inout JSONWriter) {
        json.key("at", staysOnLine: true)
        json.number(orNull: failure.at.isNaN ? nil : failure.at)
        if failure.isOpen {
            json.key("open", staysOnLine: true)
            json.bool(true)
        }
        if failure.isApproximate {
            json.key("approximate", staysOnLine: true)
            json.bool(true)
        }
        if let label = failure.label {
            json.key("in")
            json.string(label)
        }
        json.key("messages")
        json.beginArray()
        for failure in failure.outcome.failures { json.string(failure.diagnostic.message) }
        json.end()
        json.key("picture")
        json.beginArray()
        for line in failure.outcome.failures.first?.picture ?? [] { json.string(line) }
        json.end()
    }
}
