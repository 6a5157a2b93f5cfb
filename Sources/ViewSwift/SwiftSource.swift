import ViewBase
import ViewFormat
import ViewIR

/// A program's declarations as Swift.
public enum SwiftSource {
    /// The UTF-8 source of one file of a program that has no errors; `files` are the program's, by id, where each
    /// declaration is to say which line it comes from.
    public static func text(_ program: Program, file: FileID, lines files: [SourceFile]? = nil) -> [UInt8] {
        var emitter = SwiftEmitter(program, SwiftNames(program), files.map { SwiftLines($0) })
        emitter.line("import ViewCore")
        for written in program.files where written.id == file {
            for declaration in written.declarations where program.header(declaration) != nil {
                emitter.append(.blankLine)
                emitter.write(declaration)
            }
        }
        return emitter.printed
    }
}
