import ViewBase

/// What the parts of a project's check found, as the check of all files at once tells it.
public struct CheckedProject: Sendable {
    /// By file id: the files named first, then those that imports led to. A file that no finding names has no bytes.
    public private(set) var files: [SourceFile] = []
    /// All that is wrong with the files, in the order found.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The files named that could not be read.
    public let failures: [SourceFailure]

    /// The numbers of the files, by what they share in all parts; from 1 in the order of their ids.
    private var identities = Interner()
    /// By file id: the part that tells of the file, and the file's id there.
    private var origins: [(part: Int, file: FileID)] = []

    /// Joins parts in the order of the files named; nil where only a check of all at once tells the whole.
    public init?(_ parts: [CheckedPart]) {
        if parts.contains(where: { $0.needsWhole }) { return nil }
        failures = parts.flatMap { $0.failures }
        for (index, part) in parts.enumerated() {
            for file in part.entries { add(file, ofPart: index, parts) }
        }
        let named = origins.count
        // As the loader numbers them: file by file what each imports.
        var next = 0
        while next < origins.count {
            let (index, file) = origins[next]
            for target in parts[index].files[file.index].imports { add(target, ofPart: index, parts) }
            next += 1
        }
        if origins.count - named > SourceLoader.mostImported { return nil }
        for (index, part) in parts.enumerated() {
            for finding in part.diagnostics { tell(finding, ofPart: index, part) }
        }
    }

    /// Gives a file the next id unless another part has brought it in.
    private mutating func add(_ file: FileID, ofPart index: Int, _ parts: [CheckedPart]) {
        let known = parts[index].files[file.index]
        guard identities.find(known.identity) == nil else { return }
        _ = identities.intern(known.identity)
        let id = FileID(files.count)
        files.append(SourceFile(id: id, path: known.source.path, bytes: []))
        origins.append((index, file))
    }

    /// Takes a finding of the part that tells of its file.
    private mutating func tell(_ finding: Diagnostic, ofPart index: Int, _ part: CheckedPart) {
        guard origins[id(of: finding.range.file, part).index].part == index else { return }
        finding.eachRange { range in
            let id = id(of: range.file, part)
            guard files[id.index].bytes.isEmpty else { return }
            let path = files[id.index].path
            files[id.index] = SourceFile(id: id, path: path, bytes: part.files[range.file.index].source.bytes)
        }
        diagnostics.append(finding.inFiles { id(of: $0, part) })
    }

    /// The id here of a part's file.
    private func id(of file: FileID, _ part: CheckedPart) -> FileID {
        guard let name = identities.find(part.files[file.index].identity) else { return file }
        return FileID(name.raw - 1)
    }
}
