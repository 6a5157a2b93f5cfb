import ViewBase
import ViewCompiler
import ViewFiles

/// A file, checked.
struct CheckedFile {
    let compilation: Compilation
    /// Why its tests cannot be run; nil where they can.
    let problem: String?

    init(_ path: String) {
        compilation = Compilation([path], from: FileSources(allowsOutside: false, readsPipes: false))
        if let failure = compilation.sources.failures.first {
            problem = "cannot read `\(failure.path)`: \(failure.reason)"
            return
        }
        if let stringsProblem = compilation.stringsProblem {
            problem = stringsProblem
            return
        }
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        var printer = DiagnosticText(compilation.sources.files)
        problem = errors.isEmpty ? nil : String(decoding: printer.print(errors[...]), as: UTF8.self)
    }
}
