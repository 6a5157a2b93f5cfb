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

    /// A path as make and ninja read it back: a space and `#` behind a backslash, backslashes before a space doubled,
    /// `$` twice.
    private static func escaped(_ path: String) -> String {
        var result = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#":
                result += String(repeating: "\\", count: backslashes) + "\\"
                result.unicodeScalars.append(scalar)
            case "$": result += "$$"
            default: result.unicodeScalars.append(scalar)
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
        }
        return result
    }
}
