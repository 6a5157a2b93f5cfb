#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension LayoutReport {
    /// Prints the JSON of a view's layout in each size and ends the program; after errors nothing is printed, and the
    /// status is 1. `silenced` are for each size the places of the warnings that are left out, `denied` the codes of those
    /// that count as errors, `warnings` standing for all.
    public static func run<Root: View>(
        _ view: Root, named name: String = Root.viewName, sizes: [ProposedViewSize],
        environment: LayoutEnvironment = LayoutEnvironment(), silenced: [[Int]] = [],
        denied: [String] = []
    ) -> Never {
        end(reports(view, named: name, sizes: sizes, environment: environment), silenced, denied)
    }

    /// Prints reports without some warnings, or the errors of the first one that has some, and ends the program.
    static func end(_ reports: [LayoutReport], _ silenced: [[Int]], _ denied: [String]) -> Never {
        let reports = reports.enumerated().map { index, report in
            report.without(index < silenced.count ? silenced[index] : []).denying(denied)
        }
        let errors = reports.first { !$0.errors.isEmpty }?.errors ?? []
        for error in errors { write(Array((error + "\n").utf8), to: STDERR_FILENO) }
        if errors.isEmpty {
            for report in reports { write(report.json, to: STDOUT_FILENO) }
        }
        exit(errors.isEmpty ? 0 : 1)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeSome(descriptor, $0) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes a part of some bytes, and returns how many; not above zero after a failure.
    ///
    /// Safe: the system reads as many bytes as the buffer has.
    private static func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
