import ViewBase
import ViewIR
import ViewSwift

extension Compilation {
    /// The Swift source of a file of the program, which has no errors.
    public func swift(of file: FileID, hasLineDirectives: Bool) -> [UInt8] {
        SwiftSource.text(program, file: file, lines: hasLineDirectives ? sources.files : nil)
    }

    /// The paths of a file and of all that it imports, each once, the file first.
    public func dependencies(of file: FileID) -> [String] {
        var order = [file]
        var seen = Set(order)
        var next = 0
        while next < order.count {
            for imported in sources.imports[order[next].index] where seen.insert(imported).inserted {
                order.append(imported)
            }
            next += 1
        }
        return order.map { sources.files[$0.index].path }
    }

    /// Public names that two files of the program declare, which one module of Swift cannot hold.
    public var moduleConflicts: [Diagnostic] {
        let program = program
        var first: [Name: SourceRange] = [:]
        var conflicts: [Diagnostic] = []
        for file in program.files {
            for declaration in file.declarations {
                guard let header = program.header(declaration), header.access == .public else { continue }
                if let earlier = first[header.name], earlier.file != header.range.file {
                    conflicts.append(.declaredInModule(program.names.text(header.name), header.range, earlier))
                } else {
                    first[header.name] = header.range
                }
            }
        }
        return conflicts
    }
}

extension Diagnostic {
    static func declaredInModule(_ name: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(206), "`" + name + "` is declared in two files of one Swift module", range,
            notes: [DiagnosticNote("the other declaration is here", earlier)])
    }
}
