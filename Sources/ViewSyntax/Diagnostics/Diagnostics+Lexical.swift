import ViewBase

/// Messages about bytes, strings and numbers.
extension Diagnostic {
    static func notUTF8(at range: SourceRange) -> Diagnostic {
        Diagnostic(.notUTF8, .error, "this byte is not UTF-8: save the file as UTF-8", range)
    }

    static func nulByte(at range: SourceRange) -> Diagnostic {
        Diagnostic(.nulByte, .error, "a NUL byte cannot stand in a file: remove it, or write `\\0` in a string", range)
    }

    static func unknownCharacter(_ scalar: UInt32, at range: SourceRange) -> Diagnostic {
        let digits = String(scalar, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        guard Unicode.Scalar(scalar)?.properties.isWhitespace ?? false else {
            return Diagnostic(.unknownCharacter, .error, "\(code) cannot stand here: remove it", range)
        }
        return Diagnostic(
            .unknownCharacter, .error, "\(code) looks like a space and is none: write a plain space", range,
            fixIts: [FixIt("write a space", [TextEdit(range, " ")])])
    }

    static func unknownOperator(_ text: String, at range: SourceRange) -> Diagnostic {
        let right: String? =
            switch text {
            case "===": "=="
            case "!==": "!="
            case "..": "..."
            default: nil
            }
        guard let right else {
            return Diagnostic(.unknownOperator, .error, "`\(text)` is no operator: remove it", range)
        }
        return Diagnostic(
            .unknownOperator, .error, "`\(text)` is no operator: write `\(right)`", range,
            fixIts: [FixIt("write `\(right)`", [TextEdit(range, right)])])
    }

    static func nameMissing(after mark: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.nameMissingAfterMark, .error, "a name must follow `\(mark)` directly", range)
    }

    static func badBackquotedName(at range: SourceRange) -> Diagnostic {
        Diagnostic(.badBackquotedName, .error, "a name and a second backquote must follow the backquote", range)
    }

    static func unterminatedComment(at range: SourceRange) -> Diagnostic {
        Diagnostic(.unterminatedComment, .error, "this comment has no end: write `*/` after it", range)
    }

    static func unterminatedString(at range: SourceRange) -> Diagnostic {
        Diagnostic(.unterminatedString, .error, "this string has no end on its line: write the closing `\"`", range)
    }

    static func unterminatedMultilineString(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unterminatedMultilineString, .error, "this string has no end: write `\"\"\"` on a line after it", range)
    }

    /// `insert` is where the parenthesis is missing, if that is known.
    static func unterminatedInterpolation(at range: SourceRange, insert: SourceRange? = nil) -> Diagnostic {
        Diagnostic(
            .unterminatedInterpolation, .error, "this `\\(` has no end on its line: write the closing `)`", range,
            fixIts: insert.map { [FixIt.guess("write `)`", [TextEdit($0, ")")])] } ?? [])
    }

    static func foreignQuotes(opening: SourceRange, closing: SourceRange) -> Diagnostic {
        Diagnostic(
            .foreignQuotes, .error, "strings stand in double quotes: write `\"`", opening,
            fixIts: [FixIt("write double quotes", [TextEdit(opening, "\""), TextEdit(closing, "\"")])])
    }

    static func unknownEscape(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownEscape, .error,
            "no such escape: `\\n \\t \\r \\0 \\\\ \\\" \\'`, `\\u{…}` and `\\(…)` are; a backslash itself is `\\\\`",
            range)
    }

    static func badScalarEscape(_ fault: ScalarEscapeFault, at range: SourceRange) -> Diagnostic {
        let message =
            switch fault {
            case .noBrace: "hexadecimal digits in braces must follow `\\u`: `\\u{1F600}`"
            case .noDigits: "1 to 8 hexadecimal digits must stand in the braces: `\\u{1F600}`"
            case .tooManyDigits: "more than 8 digits: a scalar has at most `10FFFF`"
            case .notClosed: "hexadecimal digits and `}` must follow `\\u{`"
            case .noScalar: "no Unicode scalar has this number: it is at most `10FFFF` and not `D800` to `DFFF`"
            }
        return Diagnostic(.badScalarEscape, .error, message, range)
    }

    static func multilineContentOnOpeningLine(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .multilineContentOnOpeningLine, .error,
            "the text of a `\"\"\"` string begins on the next line: break the line here",
            range)
    }

    static func multilineClosingNotAlone(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .multilineClosingNotAlone, .error, "the closing `\"\"\"` begins a line of its own: break the line here",
            range)
    }

    static func multilineIndentation(at range: SourceRange, closing: SourceRange) -> Diagnostic {
        Diagnostic(
            .multilineIndentation, .error, "this line must begin with the white space before the closing `\"\"\"`",
            range,
            notes: [DiagnosticNote("the closing quotes stand here", closing)])
    }

    static func wordInNumber(at range: SourceRange, word: SourceRange) -> Diagnostic {
        Diagnostic(
            .wordInNumber, .error, "a number cannot run into a word, and has no unit: remove the letters", range,
            fixIts: [FixIt.guess("remove the letters", [TextEdit(word, "")])])
    }

    static func badRadixDigits(_ digits: RadixDigits, at range: SourceRange) -> Diagnostic {
        Diagnostic(.badRadixDigits, .error, "\(digits.word) digits must follow the prefix, and nothing else", range)
    }

    static func numberWithTwoPoints(at range: SourceRange) -> Diagnostic {
        Diagnostic(.numberWithTwoPoints, .error, "a number has one point", range)
    }

    static func numberWithoutWholePart(at range: SourceRange) -> Diagnostic {
        let place = SourceRange(file: range.file, start: range.start, end: range.start)
        return Diagnostic(
            .numberWithoutWholePart, .error, "digits stand on both sides of the point: write `0` before it", range,
            fixIts: [FixIt("write `0`", [TextEdit(place, "0")])])
    }

    static func tupleMember(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .numberWithoutWholePart, .error,
            "there are no tuples, whose members digits would name: write a record's field, or "
                + "`ForEach(items.enumerated(), id: \\.offset)`", range)
    }

    static func numberWithoutFraction(at range: SourceRange) -> Diagnostic {
        let place = SourceRange(file: range.file, start: range.end, end: range.end)
        return Diagnostic(
            .numberWithoutFraction, .error, "digits stand on both sides of the point: write `0` after it", range,
            fixIts: [FixIt("write `0`", [TextEdit(place, "0")])])
    }

    static func integerTooLarge(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .integerTooLarge, .error,
            "this number is too large for `Int`: at most 9223372036854775807, or write `.0` after it",
            range)
    }

    static func doubleTooLarge(at range: SourceRange) -> Diagnostic {
        Diagnostic(.doubleTooLarge, .error, "this number is too large for `Double`: at most about 1.8e308", range)
    }
}
