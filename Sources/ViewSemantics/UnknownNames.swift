import ViewBase
import ViewIR
import ViewSyntax

/// The findings about names that stand for nothing: a name that is missing or misspelt where it is declared gives one,
/// whose notes are its other uses.
struct UnknownNames {
    /// A name in a part of the program.
    struct Key: Hashable {
        let name: Name
        /// The place of the name of the declaration that should hold it, or of a file for names of the file.
        let owner: SourceRange
    }

    /// The index of each finding among the diagnostics.
    var findings: [Key: Int] = [:]
}

extension Checker {
    /// Reports a name that stands for nothing, or notes another use of one that was reported.
    func reportUnknown(_ key: UnknownNames.Key, _ diagnostic: Diagnostic) {
        if let index = unknownNames.findings[key] {
            if diagnostics[index].notes.count < 4 {
                diagnostics[index].notes.append(DiagnosticNote("it is also used here", diagnostic.range))
            }
            return
        }
        let count = diagnostics.count
        report(diagnostic)
        if diagnostics.count > count { unknownNames.findings[key] = count }
    }

    /// Whether a parameter's name was given to two in the declaration being checked, so that a name was lost.
    var lostParameter: Bool {
        let parameters: [Parameter] =
            switch body.owner {
            case .view(let id): program.views[id].parameters
            case .function(let id): program.functions[id].parameters
            case .constant, .record, .preview: []
            }
        for (index, parameter) in parameters.enumerated() {
            if parameters[..<index].contains(where: { $0.name == parameter.name }) { return true }
        }
        return false
    }

    /// The place that stands for the file being checked.
    var filePlace: SourceRange { SourceRange(file: tree.source.id, start: 0, end: 0) }

    /// The place of the name of the declaration being checked; nil outside views and functions.
    var ownerPlace: SourceRange? {
        switch body.owner {
        case .view(let id): program.views[id].header.range
        case .function(let id): program.functions[id].header.range
        case .constant, .record, .preview: nil
        }
    }
}
