import ViewCompiler

/// One run of `emit --support`.
struct SupportRun {
    private let output: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        output = arguments.value("--output")
        guard try arguments.isForSwiftUI() else { throw UsageError("`--support` needs `--import SwiftUI`") }
        if let file = arguments.operands.first { throw UsageError("`--support` takes no files, but `\(file)` is one") }
        let others = ["--depfile", "--module-files", "--main", "--line-directives", "--line-directives-as"]
        for option in others where arguments.has(option) {
            throw UsageError("`\(option)` does not go with `--support`")
        }
        if let output, output == "-" || output.hasSuffix("/") || FileReader.isFolder(output) {
            throw UsageError("`--support` takes one file for `--output`; without it the source is printed")
        }
    }

    func run() -> ExitCode {
        guard let output else {
            Console.output(Compilation.swiftUISupport)
            return .fine
        }
        guard EmittedFile.areOwnSwift([output]) else { return .failed }
        return EmittedFile.write(Compilation.swiftUISupport, to: output) ? .fine : .usage
    }
}

extension ParsedArguments {
    /// Whether Swift is to be written for SwiftUI.
    func isForSwiftUI() throws(UsageError) -> Bool {
        switch value("--import") {
        case nil, "ViewCore": return false
        case "SwiftUI": return true
        case let library?: throw UsageError("there is no Swift for `\(library)`: `ViewCore` or `SwiftUI`")
        }
    }
}
