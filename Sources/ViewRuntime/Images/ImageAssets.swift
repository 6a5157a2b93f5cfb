import ViewBase

/// The images of an evaluation by name, each read once.
final class ImageAssets {
    /// What is known of an image.
    enum Finding {
        /// Its size in points.
        case size(width: Double, height: Double)
        /// There is no file of the name.
        case missing
        /// There is one, which does not say its size.
        case unreadable
    }

    private struct Key: Hashable {
        let name: String
        let source: FileID
        let scale: Double
    }

    /// Larger files are not kept for pictures, in bytes.
    private static let largestKept = 262_144

    private let provider: AssetProvider
    @exclusivity(unchecked) private var known: [Key: Finding] = [:]
    @exclusivity(unchecked) private var files: [Key: [UInt8]] = [:]

    init(_ provider: AssetProvider) { self.provider = provider }

    /// What is known of the image that a source file names, on a screen with so many pixels a point.
    func find(_ name: String, for source: FileID, scale: Double) -> Finding {
        let key = Key(name: name, source: source, scale: scale)
        if let finding = known[key] { return finding }
        let finding = read(name, source, scale)
        known[key] = finding
        return finding
    }

    /// The file of an image that was found and is small enough to stand in a picture.
    func file(_ name: String, for source: FileID, scale: Double) -> [UInt8]? {
        files[Key(name: name, source: source, scale: scale)]
    }

    /// Tries the names a file can have, those for the screen's own scale first.
    private func read(_ name: String, _ source: FileID, _ scale: Double) -> Finding {
        guard ImageAssets.isName(name) else { return .missing }
        let (stem, ending) = ImageAssets.split(name)
        let endings = ending.map { [$0] } ?? ["png", "jpg", "jpeg", "svg"]
        for pixels in ImageAssets.scales(scale) {
            for ending in endings where ending != "svg" || pixels == 1 {
                let suffix = pixels == 1 ? "" : "@\(pixels)x"
                guard let file = provider.read("\(stem)\(suffix).\(ending)", for: source) else { continue }
                guard let size = ImageSize(file) else { return .unreadable }
                if file.count <= ImageAssets.largestKept {
                    files[Key(name: name, source: source, scale: scale)] = file
                }
                let points = size.points(scale: Double(pixels))
                return .size(width: points.width, height: points.height)
            }
        }
        return .missing
    }

    /// The scales of files from the one that suits a screen best: its own, larger ones, smaller ones.
    private static func scales(_ scale: Double) -> [Int] {
        if scale > 2 { return [3, 2, 1] }
        return scale > 1 ? [2, 3, 1] : [1, 2, 3]
    }

    /// Whether a name can be a file's below a folder: no absolute path, and nothing that leads out of the folder.
    private static func isName(_ name: String) -> Bool {
        if name.isEmpty || name.utf8.contains(0) || name.utf8.first == 0x2F { return false }
        for part in name.split(separator: "/", omittingEmptySubsequences: false) {
            if part.isEmpty || part == "." || part == ".." { return false }
        }
        return true
    }

    /// A name without its ending, if that is one of a known kind of file.
    private static func split(_ name: String) -> (stem: String, ending: String?) {
        for ending in ["png", "jpg", "jpeg", "svg"] where name.hasSuffix("." + ending) {
            return (String(name.dropLast(ending.utf8.count + 1)), ending)
        }
        return (name, nil)
    }
}
