import ViewBase
import ViewFormat
import ViewIR

/// A program's declarations as Swift.
public enum SwiftSource {
    /// The first line of all that is written: by it a file is known as one that may be written again.
    public static let mark = "// Written by viewc: what is changed here is lost."

    /// The UTF-8 source of one file of a program that has no errors.
    ///
    /// `files` are the program's, by id, where each declaration is to say which line it comes from; `main` is an entry
    /// point for `ViewCore` that follows the declarations. A program for SwiftUI has no problems of `SwiftUILimits`.
    public static func text(
        _ program: Program, file: FileID, for library: SwiftLibrary = .viewCore, lines files: [SourceFile]? = nil,
        main: SwiftMain? = nil
    ) -> [UInt8] {
        var program = program
        if let main, case .view(let id, _, let states) = main.root { give(states, to: id, &program) }
        var emitter = SwiftEmitter(program, library, SwiftNames(program, library), files.map { SwiftLines($0) })
        emitter.line("import \(library.module)")
        for written in program.files where written.id == file {
            for declaration in written.declarations where program.header(declaration) != nil {
                emitter.append(.blankLine)
                emitter.write(declaration)
            }
        }
        if let main { emitter.write(main) }
        return emitter.printed
    }

    /// Puts given values in the place of a view's first ones.
    private static func give(_ states: [Int: ExpressionID], to id: ViewID, _ program: inout Program) {
        for index in program.views[id].states.indices {
            guard let value = states[index] else { continue }
            let state = program.views[id].states[index]
            program.views[id].states[index] = StateDeclaration(
                header: state.header, type: state.type, initialValue: value)
        }
    }
}
