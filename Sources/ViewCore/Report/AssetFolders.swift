import ViewBase
import ViewRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds images in folders.
final class AssetFolders: AssetProvider {
    private let folders: [String]

    init(_ folders: [String]) {
        self.folders = folders
        super.init()
    }

    override func read(_ path: String, for source: FileID) -> [UInt8]? {
        for folder in folders {
            if let bytes = contents(of: folder + "/" + path) { return bytes }
        }
        return nil
    }

    private func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var contents: [UInt8] = []
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = fread(buffer.baseAddress, 1, buffer.count, file)
            }
            if chunk.isEmpty { return contents }
            contents += chunk
        }
    }
}
