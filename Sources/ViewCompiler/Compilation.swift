import ViewBase
import ViewIR
import ViewSemantics
import ViewSyntax

/// One snapshot of a program, taken through its stages on demand; what a stage gave does not change.
public final class Compilation {
    /// The files, parsed.
    public let sources: LoadedSources
    /// Where the files came from.
    let provider: SourceProvider

    /// The program with the scopes of its files.
    private(set) lazy var checked: CheckResult = {
        let files = sources.order.map { file in
            FileToCheck(
                tree: sources.trees[file.index], imports: sources.imports[file.index],
                importRanges: sources.importRanges[file.index],
                lacksImports: sources.lacksImports[file.index])
        }
        return Checker.check(files, names: sources.names)
    }()

    /// Reads the files at some paths, and all that they import.
    public init(_ paths: [String], from provider: SourceProvider) {
        self.provider = provider
        sources = SourceLoader.load(paths, from: provider)
    }

    /// The checked program; where `diagnostics` has errors, it has holes.
    public var program: Program { checked.program }

    /// All that is wrong with the files, in the order found, without the warnings that comments silence.
    public var diagnostics: [Diagnostic] {
        let found = sources.diagnostics + checked.diagnostics + PreviewDevice.check(program)
        var allowances = Allowances(sources.trees)
        let kept = allowances.apply(found)
        return kept + allowances.findings(hasErrors: kept.contains { $0.severity == .error })
    }

    /// Findings of a later stage, without the warnings that comments silence.
    func unsilenced(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var allowances = Allowances(sources.trees)
        return allowances.apply(diagnostics)
    }

    /// The program as text, for people.
    public func printedIR() -> [UInt8] { IRPrinter.print(program, files: sources.files) }
}
