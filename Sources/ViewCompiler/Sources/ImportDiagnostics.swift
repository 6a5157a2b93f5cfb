import ViewBase

/// What can be wrong with an import.
extension Diagnostic {
    static func importNotFound(_ path: String, because reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.importNotFound, "cannot import `\(path)`: \(reason)", range)
    }

    static func tooManyImports(_ most: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(.tooManyImports, "this import is not followed: at most \(most) files may be imported", range)
    }

    /// `ring` begins and ends with the same path.
    static func importCycle(_ ring: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(.importCycle, "import cycle: \(ring.joined(separator: " → "))", range)
    }

    static func importOutside(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .importOutside,
            "`\(path)` lies outside the project, the nearest folder upwards with a `Package.swift` or a `.git`; "
                + "`--allow-outside` allows it", range)
    }

    static func importNotPlain(at range: SourceRange) -> Diagnostic {
        Diagnostic(.importNotPlain, "the path of an import takes no interpolation", range)
    }

    static func importPath(_ why: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.importNotPlain, "the path of an import \(why)", range)
    }

    /// `removal` is what to take away with the import.
    static func importRepeated(
        _ path: String, at range: SourceRange, removal: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .importRepeated, .warning, "`\(path)` is imported twice", range,
            notes: [DiagnosticNote("first imported here", first)],
            fixIts: [FixIt("remove the import", [TextEdit(removal, "")])])
    }
}
