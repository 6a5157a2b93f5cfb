import ViewCompiler
import ViewTree

/// What the evaluator makes of a program.
enum Evaluated {
    /// The JSON of the layouts that a program and options ask for, one after the other.
    static func json(_ source: [UInt8], _ options: EvaluationOptions = EvaluationOptions()) throws -> String {
        let sources = MemorySources()
        sources.add("sample.view", source)
        let outcome = try Compilation(["sample.view"], from: sources).layout(options)
        return outcome.reports.map { String(decoding: $0.json(), as: UTF8.self) }.joined()
    }
}
