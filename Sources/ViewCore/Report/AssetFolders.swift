import ViewBase
import ViewRuntime

/// Finds images in folders.
final class AssetFolders: AssetProvider {
    private let folders: [String]

    init(_ folders: [String]) {
        self.folders = folders
        super.init()
    }

    override func read(_ path: String, for source: FileID) -> [UInt8]? {
        for folder in folders {
            if let bytes = FileContents.of(folder + "/" + path) { return bytes }
        }
        return nil
    }
}
