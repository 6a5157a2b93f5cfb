import ViewBase
import ViewIR
import ViewSemantics
import ViewSyntax
import ViewTree

/// One snapshot of a program, taken through its stages on demand; what a stage gave does not change.
public final class Compilation {
    /// The files, parsed.
    public let sources: LoadedSources
    /// Where the files came from.
    let provider: SourceProvider

    /// What the check notes for editors; nil where nobody asks.
    private let ownRecord: EditorRecord?

    /// The program with the scopes of its files.
    private(set) lazy var checked: CheckResult = Checker.check(filesToCheck, names: sources.names, record: ownRecord)

    /// The texts in the file beside the first one named; none where there is no such file.
    private lazy var readStrings: Result<LocalizedStrings?, StringsError> = {
        guard let path = stringsPath, case .bytes(let bytes) = provider.readNamed(path) else { return .success(nil) }
        do throws(StringsError) {
            return .success(try LocalizedStrings.read(path, bytes))
        } catch {
            return .failure(error)
        }
    }()

    /// Where texts are looked for: Xcode's file of all languages, beside the first file named.
    private var stringsPath: String? {
        guard let entry = sources.entries.first.map({ sources.files[$0.index].path }) else { return nil }
        let path = SourcePath.resolved("Localizable.xcstrings", from: entry)
        // A link may lead out of the project.
        return provider.isInsideRoot(path, of: entry) ? path : nil
    }

    /// The path of the texts beside the first file named; nil where there are none.
    var ownStringsPath: String? {
        guard case .success(.some) = readStrings else { return nil }
        return stringsPath
    }

    /// Why the texts beside the first file named cannot be used; nil where they can, or there are none.
    public var stringsProblem: String? {
        guard case .failure(let error) = readStrings, let path = stringsPath else { return nil }
        return "`\(path)`: \(error.text)"
    }

    /// The texts given, then those beside the first file named.
    func strings(_ given: LocalizedStrings) -> LocalizedStrings {
        guard case .success(let own?) = readStrings else { return given }
        return given.isEmpty ? own : LocalizedStrings(joining: [given, own])
    }

    /// Reads the files at some paths, and all that they import; for an editor the check keeps a record.
    public init(_ paths: [String], from provider: SourceProvider, keepsRecord: Bool = false) {
        self.provider = provider
        ownRecord = keepsRecord ? EditorRecord() : nil
        sources = SourceLoader.load(paths, from: provider)
    }

    private var filesToCheck: [FileToCheck] {
        sources.order.map { file in
            FileToCheck(
                tree: sources.trees[file.index], imports: sources.imports[file.index],
                importRanges: sources.importRanges[file.index],
                lacksImports: sources.lacksImports[file.index])
        }
    }

    /// What the check noted of the whole program, where it keeps a record.
    public var record: EditorRecord? {
        _ = checked
        return ownRecord
    }

    /// Checks only what one place hangs on, for a record of it; the program has holes elsewhere.
    public func check(around record: EditorRecord) -> Program {
        Checker.check(filesToCheck, names: sources.names, record: record).program
    }

    /// The checked program; where `diagnostics` has errors, it has holes.
    public var program: Program { checked.program }

    /// All that is wrong with the files, in the order found, without the warnings that comments silence.
    public var diagnostics: [Diagnostic] {
        var allowances = Allowances(sources.trees)
        let kept = allowances.apply(checkFindings)
        return kept + allowances.findings(hasErrors: kept.contains { $0.severity == .error }, of: .check)
    }

    /// All that is wrong with the files, in the order found.
    var checkFindings: [Diagnostic] {
        let found = sources.diagnostics + checked.diagnostics + PreviewDevice.check(program)
        if found.contains(where: { $0.severity == .error }) { return found }
        return found + UnreachableBranches.find(program) + DirectionMarks.find(sources.trees)
            + LookalikeNames.find(program.names, sources.trees)
    }

    /// Whether names have letters that look like others, so that what is told of a file can hang on any other.
    public var hasLookalikeLetters: Bool { LookalikeNames.mayFind(sources.names) }

    /// Findings of a later stage, without the warnings that comments silence.
    func unsilenced(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var allowances = Allowances(sources.trees)
        return allowances.apply(diagnostics)
    }

    /// The program as text, for people; nil where `diagnostics` has errors, as the program then has holes.
    public func printedIR() -> [UInt8]? {
        if checkFindings.contains(where: { $0.severity == .error }) { return nil }
        return IRPrinter.print(program, files: sources.files)
    }
}
