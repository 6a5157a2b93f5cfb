import ViewBase
import ViewCatalog

/// Writes a program as text for people: one line a declaration, element, modifier, branch or statement, its place in
/// the margin.
public struct IRPrinter {
    let program: Program
    private var lineTables: [LineTable]
    private var out = TextWriter()
    private var depth = 0

    /// The width of the margin that holds `line:column`.
    private static let margin = 10

    private let showsPlaces: Bool

    /// The UTF-8 text of a program whose files these are, indexed by their ids; the margin stays empty where places are
    /// not asked for.
    public static func print(_ program: Program, files: [SourceFile], showsPlaces: Bool = true) -> [UInt8] {
        var printer = IRPrinter(program, files, showsPlaces)
        for file in program.files { printer.write(file) }
        return printer.out.bytes
    }

    private init(_ program: Program, _ files: [SourceFile], _ showsPlaces: Bool) {
        self.program = program
        self.showsPlaces = showsPlaces
        lineTables = files.map { LineTable($0.bytes) }
    }

    private mutating func write(_ file: ProgramFile) {
        if !out.bytes.isEmpty { out.newline() }
        out.write("file \(file.path)\n")
        for declaration in file.declarations {
            out.newline()
            write(declaration)
        }
    }

    /// Writes a line at the present depth, the place of its source in the margin.
    mutating func line(_ text: String, at range: SourceRange? = nil) {
        var place = ""
        if showsPlaces, let range {
            let start = lineTables[range.file.index].place(Int(range.start))
            place = "\(start.line):\(start.column)"
        }
        out.write(place)
        out.indent(max(1, IRPrinter.margin - place.utf8.count) + depth * 2)
        out.write(text)
        out.newline()
    }

    /// Runs `body` one level deeper.
    mutating func nested(_ body: (inout IRPrinter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// A local's spelling and number: `title%0`; the number alone where the source has no name for it.
    func text(_ local: LocalID) -> String {
        "\(program.names.text(local.name))%\(local.raw)"
    }

    func text(_ name: Name) -> String { program.names.text(name) }

    /// Parts with a comma between.
    func list(_ parts: [String]) -> String {
        var text = ""
        for index in parts.indices {
            if index > 0 { text += ", " }
            text += parts[index]
        }
        return text
    }
}
