/// How one string literal is written: what its segments need to be read.
struct StringForm {
    /// The number of `#` around a raw string.
    var hashes: Int
    var isMultiline: Bool
    /// The white space before the closing quotes of a multi-line string, which every line of it begins with.
    var indentation: Range<Int>
}
