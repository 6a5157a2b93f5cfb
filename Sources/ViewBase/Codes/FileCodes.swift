extension DiagnosticCode {
    /// An import leads to no file that can be read.
    public static let importNotFound = DiagnosticCode(601)
    /// Files import each other in a ring.
    public static let importCycle = DiagnosticCode(602)
    /// An import leads out of the project's folder.
    public static let importOutside = DiagnosticCode(603)
    /// An import's path is not plain text.
    public static let importNotPlain = DiagnosticCode(604)
    /// A file imports another twice.
    public static let importRepeated = DiagnosticCode(605)
    /// A program imports more files than are read.
    public static let tooManyImports = DiagnosticCode(606)
}

extension DiagnosticList {
    /// The codes of reading files and following imports (V06xx).
    static let files: [DiagnosticInfo] = [
        DiagnosticInfo(
            .importNotFound, .error, "An import leads to no file that can be read; its path starts at the importer.",
            wrong: "import \"missing.view\"", right: "import \"chips.view\""),
        DiagnosticInfo(
            .importCycle, .error, "Files import each other in a ring; what they share belongs in a file of its own.",
            wrong: "// a.view\nimport \"b.view\"\n\n// b.view\nimport \"a.view\"",
            right: "// a.view\nimport \"shared.view\"\n\n// b.view\nimport \"shared.view\""),
        DiagnosticInfo(
            .importOutside, .error,
            "An import leads out of the project: the nearest folder upwards with a Package.swift or a .git.",
            wrong: "import \"../../elsewhere/chips.view\"", right: "import \"chips.view\""),
        DiagnosticInfo(
            .importNotPlain, .error,
            "The path of an import is plain text that starts at the importer: no interpolation, no `/` at its beginning.",
            wrong: "import \"\\(name).view\"", right: "import \"chips.view\""),
        DiagnosticInfo(
            .importRepeated, .warning, "A file imports another twice, perhaps by two spellings of its path.",
            wrong: "import \"chips.view\"\nimport \"./chips.view\"", right: "import \"chips.view\""),
        DiagnosticInfo(
            .tooManyImports, .error, "The files of a program import more than 10,000 others, directly or in chains.",
            wrong: "import \"1.view\"\n… a chain of more than 10,000 files, each importing the next",
            right: "import \"chips.view\""),
    ]
}
