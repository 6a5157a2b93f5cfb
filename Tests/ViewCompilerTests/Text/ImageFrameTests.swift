import Testing
import ViewCompiler
import ViewLayout
import ViewText
import ViewTree

/// The sizes of pictures: what their files say, and the classes of system symbols.
@Suite struct ImageFrameTests {
    private static func word(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    /// The head of a PNG file, after another chunk if one is given.
    private static func png(_ width: Int, _ height: Int, after chunk: String? = nil) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        if let chunk { bytes += [0, 0, 0, 4] + Array(chunk.utf8) + [0, 0, 0, 0] + [0, 0, 0, 0] }
        bytes += [0, 0, 0, 13] + Array("IHDR".utf8)
        for side in [width, height] { bytes += word(side >> 16) + word(side) }
        return bytes + [8, 6, 0, 0, 0]
    }

    /// A JPEG file up to its frame: an application's segment, a table of codes, then the frame.
    private static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil, isLittle: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        if let orientation {
            func order(_ value: Int) -> [UInt8] { isLittle ? word(value).reversed() : word(value) }
            let offset = isLittle ? order(8) + word(0) : word(0) + order(8)
            let tiff = Array((isLittle ? "II" : "MM").utf8) + order(42) + offset
            let count = isLittle ? order(1) + word(0) : word(0) + order(1)
            let entry = order(0x112) + order(3) + count + order(orientation) + word(0)
            let exif = Array("Exif".utf8) + [0, 0] + tiff + order(1) + entry
            bytes += [0xFF, 0xE1] + word(exif.count + 2) + exif
        }
        bytes += [0xFF, 0xC4] + word(5) + [1, 2, 3]
        return bytes + [0xFF, 0xFF, 0xC2] + word(11) + [8] + word(height) + word(width) + [1, 1, 0x11, 0]
    }

    private func size(
        of name: String, _ files: [String: [UInt8]], scale: Double = 3, folders: [String] = []
    ) throws -> (size: [Double], messages: [String]) {
        var options = EvaluationOptions.window(1000, 1000)
        options.scale = scale
        options.assetFolders = folders
        let screen = try Screen("view A { #image Image(\"\(name)\") }", options, files: files)
        return (Array(try #require(screen.frame("image"))[2...]), screen.messages)
    }

    private static func svg(_ attributes: String) -> [UInt8] {
        Array("<?xml version=\"1.0\"?>\n<!-- a <svg width='1'> -->\n<svg \(attributes)><g/></svg>".utf8)
    }

    @Test(
        arguments: [
            ("logo.png", Self.png(120, 60), [120.0, 60.0]),
            ("logo.png", Self.png(120, 60, after: "CgBI"), [120, 60]),
            ("logo.jpg", Self.jpeg(640, 480), [640, 480]),
            ("logo.jpeg", Self.jpeg(640, 480, orientation: 1), [640, 480]),
            ("logo.jpg", Self.jpeg(640, 480, orientation: 6), [480, 640]),
            ("logo.jpg", Self.jpeg(640, 480, orientation: 8, isLittle: true), [480, 640]),
            ("logo.svg", Self.svg("width=\"24\" height='32px'"), [24, 32]),
            ("logo.svg", Self.svg("height=\"0.5in\" width=\"18pt\""), [24, 48]),
            ("logo.svg", Self.svg("viewBox=\"0 0 20,10\""), [20, 10]),
            ("logo.svg", Self.svg("viewBox=\"0 0 20 10\" width=\"1e2\" height=\"100%\""), [100, 50]),
            ("logo.svg", Self.svg("xmlns=\"x\" height=\"5\" viewBox = \"0 0 20 10\""), [10, 5]),
        ] as [(String, [UInt8], [Double])])
    func sizesOfFiles(file: String, bytes: [UInt8], expected: [Double]) throws {
        let found = try size(of: "logo", [file: bytes])
        #expect(found.messages == [])
        #expect(found.size == expected)
        #expect(try size(of: file, [file: bytes]).size == expected)
    }

    /// The screen's own scale first, then larger, then smaller: all stand for the same points.
    @Test(arguments: [(3.0, [30.0, 20.0]), (2, [31, 20]), (1, [32, 20])] as [(Double, [Double])])
    func suffixesDivideThePixels(scale: Double, expected: [Double]) throws {
        let files = [
            "logo@3x.png": Self.png(90, 60), "logo@2x.png": Self.png(62, 40), "logo.png": Self.png(32, 20),
        ]
        #expect(try size(of: "logo", files, scale: scale).size == expected)
        #expect(try size(of: "logo", ["logo@2x.jpg": Self.jpeg(50, 30)], scale: scale).size == [25, 15])
    }

    @Test func foldersComeBeforeTheFilesOwn() throws {
        let files = ["art/logo.png": Self.png(10, 10), "logo.png": Self.png(20, 20), "more/icon.png": Self.png(5, 5)]
        #expect(try size(of: "logo", files, folders: ["art", "more"]).size == [10, 10])
        #expect(try size(of: "icon", files, folders: ["art", "more"]).size == [5, 5])
        #expect(try size(of: "art/logo", files).size == [10, 10])
    }

    @Test(arguments: ["logo", "", "/logo", "../logo", "a/../logo", "a//logo", ".", "lo\\0go", "logo.gif"])
    func aMissingImageIsReported(name: String) throws {
        let found = try size(of: name, ["/logo.png": Self.png(1, 1), "logo.gif.txt": []])
        #expect(found.size == [100, 100])
        #expect(found.messages.count == 1 && found.messages[0].hasPrefix("no asset is named"))
    }

    @Test(
        arguments: [
            [], Array("GIF89a".utf8), png(0, 10), png(1 << 30, 10), Array(png(9, 9).prefix(20)), jpeg(0, 5),
            Array(jpeg(5, 5).prefix(12)), [0xFF, 0xD8, 0xFF, 0xD9, 0xFF, 0xC0], svg("width=\"0\" height=\"4\""),
            svg("width=\"100%\" height=\"4\""), svg("viewBox=\"0 0 x 4\""), svg("width=\"1e999\" height=\"4\""),
            Array("<svg width=\"4".utf8), Array("<!-- <svg".utf8), Array("<html><svg width='1' height='1'>".utf8),
        ] as [[UInt8]])
    func aBrokenImageIsReported(bytes: [UInt8]) throws {
        let found = try size(of: "logo", ["logo.png": bytes])
        #expect(found.size == [100, 100])
        #expect(found.messages.count == 1 && found.messages[0].hasPrefix("the file of \"logo\" is no PNG"))
    }

    /// Every cut of a file gives a size or a report, and none a crash.
    @Test func cutFiles() throws {
        for whole in [Self.png(9, 9), Self.jpeg(9, 9, orientation: 6), Self.svg("width=\"9\" height=\"9\"")] {
            var found: Set<[Double]> = []
            for count in whole.indices { found.insert(try size(of: "a", ["a.png": Array(whole.prefix(count))]).size) }
            #expect(found == [[9, 9], [100, 100]] || found == [[100, 100]])
        }
    }

    /// A chevron of 17 points is 12.325 × 17; others 1.2 × 1.1 em, wide ones 1.5; two steps of weight are 2 %.
    @Test(
        arguments: [
            ("chevron.right", "", [12.325, 17.0]), ("chevron.down", "", [17, 12.325]), ("star", "", [20.4, 18.7]),
            ("xmark.circle.fill", "", [20.4, 18.7]), ("chevron.right.circle", "", [20.4, 18.7]),
            ("ellipsis", "", [20.4, 6.8]), ("info", "", [13.6, 18.7]), ("person.2.fill", "", [25.5, 18.7]),
            ("star", ".font(.system(size: 10))", [12, 11]),
            ("star", ".font(.system(size: 10)).fontWeight(.semibold)", [12.24, 11]),
            ("", "", [20.4, 18.7]),
        ] as [(String, String, [Double])])
    func symbols(name: String, modifiers: String, expected: [Double]) throws {
        let screen = try Screen("view A { #s Image(systemName: \"\(name)\")\(modifiers) }", .window(100, 100))
        let frame = try #require(screen.frame("s"))
        #expect(abs(frame[2] - expected[0]) < 1e-9 && abs(frame[3] - expected[1]) < 1e-9)
    }

    @Test func labelsTakeTheirPicturesSize() throws {
        let screen = try Screen(
            "view A { #l Label(\"\", image: \"logo\") }",
            EvaluationOptions.window(300, 300).with { $0.textMetrics = .fixed },
            files: ["logo.png": Self.png(40, 30)])
        #expect(screen.facts("l").count == 3)
        #expect(screen.report.nodes.contains { $0.kind == "Image" && $0.frame.width == 40 && $0.frame.height == 30 })
    }
}
