import ViewBase

/// What a written file depends on, as a rule of make, which ninja reads too.
public struct DependencyRule: Sendable {
    public let target: String
    public let dependencies: [String]

    public init(target: String, dependencies: [String]) {
        self.target = target
        self.dependencies = dependencies
    }

    /// The text of a dependency file with some rules.
    public static func text(_ rules: [DependencyRule]) -> [UInt8] {
        var writer = TextWriter()
        for rule in rules {
            writer.write(escaped(rule.target))
            writer.write(":")
            for dependency in rule.dependencies {
                writer.write(" \\\n  ")
                writer.write(escaped(dependency))
            }
            writer.newline()
        }
        return writer.bytes
    }

    /// Whether a text is one that `text` gives, by its first line, which only such files have: a target alone.
    public static func areRules(_ bytes: [UInt8]) -> Bool {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        return bytes[..<end].suffix(3).elementsEqual(": \\".utf8)
    }

    /// The first path of some rules that a dependency file cannot hold; nil where it can hold all.
    public static func unwritablePath(_ rules: [DependencyRule]) -> String? {
        for rule in rules {
            for path in [rule.target] + rule.dependencies where !isWritable(path) { return path }
        }
        return nil
    }

    /// Whether make and ninja read a path back, escaped: ninja ends a path at control characters and some others and
    /// takes a colon at the end for the rule's; the two differ on backslashes before what is escaped.
    private static func isWritable(_ path: String) -> Bool {
        var last: Unicode.Scalar = "/"
        for scalar in path.unicodeScalars {
            if scalar.value < 0x20 || scalar.value == 0x7F || isEnding(scalar) { return false }
            if last == "\\", isEscaped(scalar) { return false }
            last = scalar
        }
        return last != "\\" && last != ":"
    }

    private static func isEnding(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ";", "|", "<", ">", "*", "^", "`", "?", "\"": true
        default: false
        }
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "#" || scalar == ":" }

    /// A path as make and ninja read it back: a space, `#` and `:` behind a backslash, `$` twice.
    private static func escaped(_ path: String) -> String {
        var result = ""
        for scalar in path.unicodeScalars {
            if isEscaped(scalar) { result += "\\" }
            if scalar == "$" { result += "$" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
