import ViewBase
import ViewRuntime

/// Results of tests in the XML that build servers read: a suite a file, a case a run.
enum JUnitText {
    static func print(_ results: [FileTestResult]) -> [UInt8] {
        let cases = results.flatMap { $0.cases }
        var out = TextWriter()
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        out.write("<testsuites tests=\"\(cases.count)\" failures=\"\(cases.count { !$0.hasPassed })\">\n")
        for result in results where !result.cases.isEmpty { write(result, to: &out) }
        out.write("</testsuites>\n")
        return out.bytes
    }

    private static func write(_ result: FileTestResult, to out: inout TextWriter) {
        let failed = result.cases.count { !$0.hasPassed }
        out.write("  <testsuite name=\"\(escaped(result.path))\"")
        out.write(" tests=\"\(result.cases.count)\" failures=\"\(failed)\">\n")
        for test in result.cases {
            out.write("    <testcase name=\"\(escaped(test.name.text))\" classname=\"\(escaped(result.path))\"")
            guard !test.hasPassed else {
                out.write("/>\n")
                continue
            }
            out.write(">\n      <failure message=\"\(escaped(test.messages.joined(separator: "; ")))\">")
            out.write(escaped(String(decoding: test.report, as: UTF8.self), isAttribute: false))
            out.write("</failure>\n    </testcase>\n")
        }
        out.write("  </testsuite>\n")
    }

    /// Text as XML has it in attributes and between tags, line ends of attributes being kept; signs that XML cannot hold
    /// become U+FFFD.
    private static func escaped(_ text: String, isAttribute: Bool = true) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n" where !isAttribute, "\t" where !isAttribute: result.unicodeScalars.append(scalar)
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            default:
                let isUnknown = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
                result.unicodeScalars.append(isUnknown ? "\u{FFFD}" : scalar)
            }
        }
        return result
    }
}
