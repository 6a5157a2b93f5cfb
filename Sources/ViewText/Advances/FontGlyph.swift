/// A glyph of the embedded tables or of a font file.
enum FontGlyph {
    case inter(InterGlyph)
    case file(Int)
}
