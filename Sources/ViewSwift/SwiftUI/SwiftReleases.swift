import ViewCatalog

/// What something asks for: first releases of iOS, macOS, tvOS and watchOS, and perhaps the main actor.
struct SwiftReleases: Equatable {
    /// A release as its major number × 100 + its minor one, in the order of the systems.
    private var releases: [UInt16]

    /// Whether it may be used on the main actor only, as views are.
    var needsMainActor = false

    private static let systems = ["iOS", "macOS", "tvOS", "watchOS"]
    private static let never = UInt16.max

    /// What everything emitted for SwiftUI needs: the first releases with `Layout`.
    static let baseline = SwiftReleases(Availability(iOS: "16.0", macOS: "13.0", tvOS: "16.0", watchOS: "9.0"))

    init(_ availability: Availability) {
        releases = [availability.iOS, availability.macOS, availability.tvOS, availability.watchOS].map {
            $0.map { SwiftReleases.number($0) } ?? SwiftReleases.never
        }
    }

    private static func number(_ release: String) -> UInt16 {
        let parts = release.split(separator: ".")
        let major = parts.first.flatMap { UInt16($0) } ?? 0
        return major * 100 + (parts.count > 1 ? UInt16(parts[1]) ?? 0 : 0)
    }

    /// Asks also for what something used needs.
    mutating func formUnion(_ other: SwiftReleases) {
        for index in releases.indices { releases[index] = max(releases[index], other.releases[index]) }
        needsMainActor = needsMainActor || other.needsMainActor
    }

    /// The attributes of a declaration that is no view, which is on the main actor in any case.
    var attributesOfOthers: [String] { needsMainActor ? attributes + ["@MainActor"] : attributes }

    /// The attributes of a declaration that asks for more than the baseline.
    var attributes: [String] {
        var newer = ""
        var attributes: [String] = []
        for index in releases.indices where releases[index] > SwiftReleases.baseline.releases[index] {
            let system = SwiftReleases.systems[index]
            if releases[index] == SwiftReleases.never {
                attributes.append("@available(\(system), unavailable)")
            } else {
                newer += "\(system) \(releases[index] / 100).\(releases[index] % 100), "
            }
        }
        return newer.isEmpty ? attributes : ["@available(\(newer)*)"] + attributes
    }
}
