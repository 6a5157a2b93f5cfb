import ViewRender

#if PNG
    import CRsvg
#endif

/// Pictures as pixels, drawn by librsvg and cairo, if the command is built with them: the package's trait `PNG`.
enum PNGDrawing {
    /// Why there are no pixels, as a message that says what to do; nil where there are.
    static var problem: String? {
        #if PNG
            nil
        #else
            "this viewc draws no PNG: build it with `swift build --traits PNG` (librsvg2-dev), or let a browser draw the "
                + "SVG: `chromium --headless --screenshot=picture.png picture.svg` "
                + "(rsvg-convert does not keep the measured widths of texts)"
        #endif
    }

    /// The file of a drawing, each point being some pixels wide; nil for one that is larger than cairo can draw.
    static func png(_ svg: [UInt8], scale: Double) -> [UInt8]? {
        #if PNG
            draw(svg: StretchedTexts(svg).stretched(by: measure), scale: scale)
        #else
            nil
        #endif
    }

    #if PNG
        /// The greatest side that cairo draws, in pixels.
        private static let largestSide = 32_767.0

        /// Reads a drawing, does something with it, and frees it.
        private static func reading<Outcome>(
            _ svg: [UInt8], _ act: (UnsafeMutablePointer<RsvgHandle>) -> Outcome?
        ) -> Outcome? {
            guard let handle = rsvg_handle_new_from_data(svg, gsize(svg.count), nil) else { return nil }
            defer { g_object_unref(handle) }
            return act(handle)
        }

        /// How wide the elements of these names are in a drawing, in points.
        private static func measure(_ svg: [UInt8], _ names: [String]) -> [Double] {
            reading(svg) { handle in
                names.map { name in
                    var ink = RsvgRectangle()
                    return rsvg_handle_get_geometry_for_element(handle, "#" + name, &ink, nil, nil) == 0 ? 0 : ink.width
                }
            } ?? []
        }

        private static func draw(svg: [UInt8], scale: Double) -> [UInt8]? {
            reading(svg) { handle in
                var (width, height) = (0.0, 0.0)
                guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 else { return nil }
                let columns = (width * scale).rounded(.up)
                let rows = (height * scale).rounded(.up)
                guard columns >= 1, rows >= 1, columns <= largestSide, rows <= largestSide else { return nil }
                let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
                defer { cairo_surface_destroy(surface) }
                let context = cairo_create(surface)
                defer { cairo_destroy(context) }
                var viewport = RsvgRectangle(x: 0, y: 0, width: width * scale, height: height * scale)
                guard rsvg_handle_render_document(handle, context, &viewport, nil) != 0 else { return nil }
                return file(of: surface)
            }
        }

        /// The PNG file of a surface.
        private static func file(of surface: OpaquePointer?) -> [UInt8]? {
            var bytes: [UInt8] = []
            // Safe: cairo gives the target back within the call, with as many bytes as it says.
            let status = withUnsafeMutablePointer(to: &bytes) { target in
                cairo_surface_write_to_png_stream(
                    surface,
                    { target, data, count in
                        target?.assumingMemoryBound(to: [UInt8].self).pointee.append(
                            contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                        return CAIRO_STATUS_SUCCESS
                    }, target)
            }
            return status == CAIRO_STATUS_SUCCESS ? bytes : nil
        }
    #endif
}
