/// Pictures as pixels, drawn by librsvg and cairo, if the command is built with them: the package's trait `PNG`.
enum PNGDrawing {
    /// Why there are no pixels, as a message that says what to do; nil where there are.
    static var problem: String? {
        "this viewc draws no PNG: build it with `swift build --traits PNG` (librsvg2-dev), or convert the SVG: "
            + "rsvg-convert -z 2 picture.svg -o picture.png"
    }

    /// The file of a drawing, each point being some pixels wide.
    static func png(_ svg: [UInt8], scale: Double) -> [UInt8] { [] }
}
