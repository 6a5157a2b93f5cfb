/// Numbers of lines of a text.
package enum LineCounts {
    /// A number of lines as text has it.
    package static func counted(_ count: Int64) -> Int { Int(max(0, min(count, 1_000_000))) }
}
