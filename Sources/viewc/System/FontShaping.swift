import ViewText

#if HarfBuzz
    import CHarfBuzz
#endif

/// The library that sets text in the fonts of a file, if the command is built with one: the package's trait `HarfBuzz`.
enum FontShaping {
    /// The fonts of a file, set by the library.
    static func fonts(in bytes: [UInt8]) -> [FontFile] {
        #if HarfBuzz
            // Safe: HarfBuzz copies the bytes before the closure ends.
            let blob = bytes.withUnsafeBytes { buffer in
                hb_blob_create(
                    buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: buffer.count),
                    HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
            defer { hb_blob_destroy(blob) }
            return FontFile.all(in: bytes) { index in HarfBuzzShaper(blob, index: index) }
        #else
            return FontFile.all(in: bytes)
        #endif
    }
}
