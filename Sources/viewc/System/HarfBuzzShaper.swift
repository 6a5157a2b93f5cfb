#if HarfBuzz
    import CHarfBuzz
    import ViewText

    /// A font as HarfBuzz sets it, each stretch of one script by itself.
    ///
    /// Safe: the font is made immutable, so that threads may share it.
    final class HarfBuzzShaper: TextShaper, @unchecked Sendable {
        private let font: OpaquePointer?
        private let unitsPerEm: Double

        init(_ blob: OpaquePointer?, index: Int) {
            let face = hb_face_create(blob, UInt32(clamping: index))
            font = hb_font_create(face)
            unitsPerEm = Double(hb_face_get_upem(face))
            hb_face_destroy(face)
            hb_font_make_immutable(font)
        }

        deinit { hb_font_destroy(font) }

        override func advances(_ scalars: [UInt32]) -> [Double] {
            var result = Array(repeating: 0.0, count: scalars.count)
            let buffer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            var start = 0
            while start < scalars.count {
                let end = HarfBuzzShaper.scriptEnd(scalars, from: start)
                hb_buffer_clear_contents(buffer)
                hb_buffer_add_codepoints(
                    buffer, scalars, Int32(clamping: scalars.count), UInt32(clamping: start),
                    Int32(clamping: end - start))
                hb_buffer_guess_segment_properties(buffer)
                hb_shape(font, buffer, nil, 0)
                add(buffer, to: &result, start..<end)
                start = end
            }
            return result
        }

        /// Adds the advances of a buffer's glyphs; what stands for several scalars is shared among them.
        private func add(_ buffer: OpaquePointer?, to result: inout [Double], _ range: Range<Int>) {
            var count: UInt32 = 0
            guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count)
            else { return }
            var sums = Array(repeating: 0.0, count: range.count)
            var starts = Array(repeating: false, count: range.count)
            for index in 0..<Int(count) {
                let place = Int(glyphs[index].cluster) - range.lowerBound
                sums[place] += Double(positions[index].x_advance) / unitsPerEm
                starts[place] = true
            }
            var first = 0
            while first < range.count {
                var next = first + 1
                while next < range.count && !starts[next] { next += 1 }
                for place in first..<next { result[range.lowerBound + place] = sums[first] / Double(next - first) }
                first = next
            }
        }

        /// Where the script changes: signs of every script and marks belong to the letters before them.
        private static func scriptEnd(_ scalars: [UInt32], from start: Int) -> Int {
            let functions = hb_unicode_funcs_get_default()
            var script: hb_script_t?
            var end = start
            while end < scalars.count {
                let found = hb_unicode_script(functions, scalars[end])
                if found != HB_SCRIPT_COMMON && found != HB_SCRIPT_INHERITED {
                    if let script, script != found { return end }
                    script = found
                }
                end += 1
            }
            return end
        }
    }
#endif
