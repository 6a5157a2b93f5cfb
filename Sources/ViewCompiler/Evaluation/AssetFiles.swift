import ViewBase
import ViewRuntime

/// The images of a compilation: files in the folders for assets, else beside the source file that names them.
final class AssetFiles: AssetProvider {
    private let provider: SourceProvider
    private let files: [SourceFile]
    private let folders: [String]

    init(_ provider: SourceProvider, _ files: [SourceFile], folders: [String]) {
        self.provider = provider
        self.files = files
        self.folders = folders
    }

    override func read(_ path: String, for source: FileID) -> [UInt8]? {
        for folder in folders {
            if case .bytes(let bytes) = provider.readNamed(SourcePath.normalized(folder + "/" + path)) { return bytes }
        }
        let importer = files[source.index].path
        let own = SourcePath.resolved(path, from: importer)
        // A link may lead out of the project.
        guard provider.isInsideRoot(own, of: importer) else { return nil }
        if case .bytes(let bytes) = provider.readNamed(own) { return bytes }
        return nil
    }
}
