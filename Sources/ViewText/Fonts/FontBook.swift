/// The fonts read from files, in the order given.
///
/// The first one's family is measured in place of the system font; the others are found by name.
public struct FontBook: Hashable, Sendable {
    public let fonts: [FontFile]

    public init(_ fonts: [FontFile] = []) { self.fonts = fonts }

    /// The font of the first family that is nearest to a weight and slant; nil without fonts.
    public func standard(_ weight: FontWeight, isItalic: Bool) -> FontFile? {
        fonts.first.flatMap { nearest(in: $0.names.family, weight.number, isItalic) ?? $0 }
    }

    /// The font of a name: a family's, or a single font's full or PostScript name.
    ///
    /// A weight or slant that is asked for beside the name is looked for in the font's family.
    public func named(_ name: String, weight: FontWeight?, isItalic: Bool?) -> FontFile? {
        for font in fonts where font.names.postScript == name || font.names.full == name {
            if weight == nil && isItalic == nil { return font }
            return nearest(in: font.names.family, weight?.number ?? font.weight, isItalic ?? font.isItalic) ?? font
        }
        return nearest(in: name, weight?.number ?? FontWeight.regular.number, isItalic ?? false)
    }

    /// Every name that a font is found by.
    public var names: [String] {
        var result: [String] = []
        for font in fonts { result += [font.names.family, font.names.full, font.names.postScript] }
        return result
    }

    /// The font of a family that has the slant, if one does, and the nearest weight; of equals the first.
    private func nearest(in family: String, _ weight: Int, _ isItalic: Bool) -> FontFile? {
        var best: (font: FontFile, distance: Int)?
        for font in fonts where font.names.family == family {
            let distance = abs(font.weight - weight) + (font.isItalic == isItalic ? 0 : 1 << 16)
            if distance < best?.distance ?? Int.max { best = (font, distance) }
        }
        return best?.font
    }
}
