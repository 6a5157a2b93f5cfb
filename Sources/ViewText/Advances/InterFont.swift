/// Inter at one size and weight: the display cut from 28 points, the text cut to 17, a mix between.
///
/// A weight lies between regular and thin or black in proportion to its number, as it does in Inter itself, to 0.0002 em;
/// kerning is regular's at every weight, 0.1 % of a text's width from its own.
struct InterFont {
    private let size: Double
    private let other: InterMaster
    /// How far the weight lies from regular towards the other master.
    private let share: Double
    private let isRegular: Bool
    /// The display cut's part.
    private let mix: Double

    init(size: Double, weight: FontWeight) {
        self.size = size
        let number = Double(weight.number)
        other = number < 400 ? .thin : .black
        share = number < 400 ? (400 - number) / 300 : (number - 400) / 500
        isRegular = weight == .regular
        mix = min(1, max(0, (size - 17) / 11))
    }

    /// A glyph's advance in points.
    func advance(_ glyph: InterGlyph) -> Double {
        if mix == 0 { return size * text(glyph) }
        if mix == 1 { return size * display(glyph) }
        return size * ((1 - mix) * text(glyph) + mix * display(glyph))
    }

    /// The advance of a digit when all are equally wide.
    var digit: Double {
        size * ((1 - mix) * blend(1824, 1664, 1984) / 2816 + mix * blend(1204, 1088, 1378) / 2048)
    }

    /// The space between two glyphs in points.
    func kerning(_ left: InterGlyph, _ right: InterGlyph) -> Double {
        size * InterGlyph.kerning(left, right) / 2816
    }

    private func text(_ glyph: InterGlyph) -> Double {
        let regular = glyph.text(.regular)
        return (isRegular ? regular : regular + share * (glyph.text(other) - regular)) / 2816
    }

    private func display(_ glyph: InterGlyph) -> Double {
        let regular = glyph.display(.regular)
        return (isRegular ? regular : regular + share * (glyph.display(other) - regular)) / 2048
    }

    /// A width at the font's weight, from those of regular, thin and black.
    private func blend(_ regular: Double, _ thin: Double, _ black: Double) -> Double {
        regular + share * ((other == .thin ? thin : black) - regular)
    }
}
