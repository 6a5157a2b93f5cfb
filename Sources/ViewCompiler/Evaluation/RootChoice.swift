import ViewBase
import ViewIR
import ViewRuntime

/// The view or preview of a file that is shown.
struct RootChoice {
    let root: EvaluationInput.Root
    /// The view's name, or the preview's title.
    let name: String

    /// What a file shows: the view or preview named, else its first preview, else its last view.
    init(_ name: String?, in file: FileID, of program: Program) throws(OptionProblem) {
        let choices = RootChoice.all(in: file, of: program)
        if let name {
            guard let choice = choices.first(where: { $0.name == name }) else {
                throw RootChoice.unknown(name, choices.map { $0.name })
            }
            self = choice
        } else if let preview = choices.first(where: { $0.isPreview }) {
            self = preview
        } else if let view = choices.last {
            self = view
        } else {
            throw OptionProblem("the file has no view")
        }
    }

    /// What is said of a view that is not there; a few that are there are listed.
    private static func unknown(_ name: String, _ names: [String]) -> OptionProblem {
        let problem = OptionProblem.unknown("no view `\(name)`", name, among: names)
        guard problem.suggestion == nil, (1...8).contains(names.count) else { return problem }
        return OptionProblem("\(problem.message); there is \(names.map { "`\($0)`" }.joined(separator: ", "))")
    }

    private init(_ root: EvaluationInput.Root, _ name: String) {
        self.root = root
        self.name = name
    }

    private var isPreview: Bool {
        if case .preview = root { true } else { false }
    }

    /// The views of a file in order, then its previews.
    static func all(in file: FileID, of program: Program) -> [RootChoice] {
        var views: [RootChoice] = []
        var previews: [RootChoice] = []
        for declarations in program.files where declarations.id == file {
            for declaration in declarations.declarations {
                switch declaration {
                case .view(let view):
                    views.append(RootChoice(.view(view), program.names.text(program.views[view].header.name)))
                case .preview(let preview):
                    previews.append(RootChoice(.preview(preview), program.previews[preview].title ?? "preview"))
                case .record, .enumeration, .constant, .function, .test: break
                }
            }
        }
        return views + previews
    }
}
