import ViewBase

/// The warnings of the checker.
extension Diagnostic {
    static func availabilityHolds(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.availabilityHolds, .warning, "`#available` always holds here, so `else` is never taken", range)
    }

    static func defaultForNone(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unreachableBranch, .warning, "each value has its own case, so that `default` is never taken", range)
    }

    static func neverRun(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.unreachableBranch, .warning, "this is never run, since what stands before it always returns", range)
    }

    /// `removal` is what to take away with the declaration.
    static func unused(_ item: Watched, _ name: String, removal: SourceRange?) -> Diagnostic {
        let removed = removal.map { [FixIt("remove it", [TextEdit($0, "")])] } ?? []
        let underscored = [FixIt("rename to `_" + name + "`", [TextEdit(item.range, "_" + name)])]
        let code: DiagnosticCode
        let what: String
        var fixIts = removed
        switch item.kind {
        case .parameter:
            let end = SourceRange(file: item.range.file, start: item.range.end, end: item.range.end)
            (code, what) = (.unusedParameter, "the parameter `" + name + "` is never used")
            fixIts = [FixIt("keep the label and call it `_" + name + "`", [TextEdit(end, " _" + name)])]
        case .labelledParameter:
            (code, what) = (.unusedParameter, "the parameter `" + name + "` is never used")
            fixIts = underscored
        case .state: (code, what) = (.unusedState, "the state `" + name + "` is never used")
        case .action: (code, what) = (.unusedAction, "the action `" + name + "` is never used")
        case .local: (code, what) = (.unusedName, "`" + name + "` is never used")
        case .bound:
            (code, what) = (.unusedName, "`" + name + "` is never used")
            fixIts = underscored
        case .privateDeclaration:
            (code, what) = (.unusedPrivate, "`" + name + "` is private and nothing in this file uses it")
        case .importedFile:
            (code, what) = (.unusedImport, "nothing of this import is used")
        }
        return Diagnostic(code, .warning, what, item.range, fixIts: fixIts)
    }

    static func unread(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.unreadState, .warning, "the state `" + name + "` is changed, but nothing reads it", range)
    }

    static func previewTitledTwice(_ title: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            .repeatedTitle, .warning,
            "a preview before this has the title \"" + title + "\", so `--view` never finds this one", range,
            notes: [DiagnosticNote("it is here", earlier)])
    }

    public static func controlWithoutLabel(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unlabelledControl, .warning,
            "nothing says what this `" + name
                + "` is for; add `.accessibilityLabel(\"…\")`, which is read and not shown", range)
    }

    static func deprecated(_ name: String, _ advice: String, _ range: SourceRange) -> Diagnostic {
        let message = "`" + name + "` is deprecated" + (advice == "" ? "" : ": " + advice)
        let fixIts = replacement(advice).map { [FixIt("write `" + $0 + "`", [TextEdit(range, $0)])] }
        return Diagnostic(.deprecatedUse, .warning, message, range, fixIts: fixIts ?? [])
    }

    /// The one name that advice such as `use Chip` names, with or without backquotes.
    private static func replacement(_ advice: String) -> String? {
        let bytes = Array(advice.utf8)
        let prefix = Array("use ".utf8)
        guard bytes.count > prefix.count, bytes.starts(with: prefix) else { return nil }
        let word = bytes[prefix.count...].filter { $0 != UInt8(ascii: "`") }
        let isName = word.allSatisfy { byte in
            byte >= 0x80 || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        }
        return isName ? String(decoding: word, as: UTF8.self) : nil
    }
}
