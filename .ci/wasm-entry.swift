import ViewBase
import ViewCompiler
import ViewTree

/// What the last call of `compile` gave; the page that holds the module runs one call after another.
nonisolated(unsafe) private var result: [UInt8] = []
nonisolated(unsafe) private var input: [UInt8] = []

/// Makes room for a source text and says where it is to be written.
@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    input = [UInt8](repeating: 0, count: count)
    return input.withUnsafeMutableBufferPointer { $0.baseAddress! }
}

/// Lays out the text written before in a window and returns the length of the report, or of the diagnostics.
@_expose(wasm, "compile")
@_cdecl("compile")
public func compile(_ width: Double, _ height: Double) -> Int {
    result = report(WindowSize(width: width, height: height))
    return result.count
}

/// Where the bytes of the last result are.
@_expose(wasm, "output")
@_cdecl("output")
public func output() -> UnsafePointer<UInt8> { result.withUnsafeBufferPointer { $0.baseAddress! } }

private func report(_ size: WindowSize) -> [UInt8] {
    let sources = MemorySources()
    sources.add("main.view", input)
    let compilation = Compilation(["main.view"], from: sources)
    var options = EvaluationOptions()
    options.sizes = [size]
    var diagnostics = compilation.diagnostics
    var files = compilation.sources.files
    if !diagnostics.contains(where: { $0.severity == .error }) {
        do throws(OptionProblem) {
            let outcome = try compilation.layout(options)
            if let report = outcome.reports.first { return report.json() }
            diagnostics += outcome.diagnostics
            files = outcome.files
        } catch {
            return Array(error.message.utf8)
        }
    }
    var printer = DiagnosticJSON(files)
    return printer.print(DiagnosticPolicy().apply(diagnostics)[...])
}
