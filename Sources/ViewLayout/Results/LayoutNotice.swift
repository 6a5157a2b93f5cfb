import ViewBase

/// Something that is wrong with a placed tree, with its numbers in points.
public struct LayoutNotice<S: LayoutScalar>: Sendable {
    public let node: NodeID
    public let kind: Kind

    public init(_ node: NodeID, _ kind: Kind) {
        self.node = node
        self.kind = kind
    }

    public enum Kind: Sendable {
        /// A header's title that cannot shrink lies on its edges by these amounts.
        case headerOverlaps(leading: S, trailing: S)
        /// A header's edges leave no room for a title: the header's width, and what its edges and gaps take.
        case headerTooNarrow(width: S, needed: S)
        /// A fixed frame's length is negative or not finite, and counts as not given.
        case frameIgnored(Axis, S)
        /// A flexible frame's lower limit is above its upper one, and wins.
        case limitsCross(Axis, lower: S, upper: S)
    }

    /// The stable code of the kind.
    public var code: DiagnosticCode {
        switch kind {
        case .headerOverlaps: DiagnosticCode(501)
        case .headerTooNarrow: DiagnosticCode(502)
        case .frameIgnored: DiagnosticCode(503)
        case .limitsCross: DiagnosticCode(504)
        }
    }

    /// The sentence that tells it.
    public var message: String {
        var out = TextWriter()
        switch kind {
        case .headerOverlaps(let leading, let trailing):
            out.write("header overlaps: the title lies ")
            let sides = [(leading.value, "leading"), (trailing.value, "trailing")].filter { $0.0 > 0 }
            for index in sides.indices {
                if index > 0 { out.write(" and ") }
                out.write(shown(sides[index].0))
                out.write(" points on the ")
                out.write(sides[index].1)
                out.write(" side")
            }
        case .headerTooNarrow(let width, let needed):
            out.write("header too narrow: its edges need ")
            out.write(shown(needed.value))
            out.write(" of ")
            out.write(shown(width.value))
            out.write(" points, so the title is not drawn")
        case .frameIgnored(let axis, let length):
            out.write(axis == .horizontal ? "a width of " : "a height of ")
            out.write(shown(length.value))
            out.write(" must be finite and not negative; it counts as not given")
        case .limitsCross(let axis, let lower, let upper):
            out.write(axis == .horizontal ? "the lower limit of the width, " : "the lower limit of the height, ")
            out.write(shown(lower.value))
            out.write(", is above the upper one, ")
            out.write(shown(upper.value))
            out.write(", and wins")
        }
        return out.text
    }

    /// A number to thousandths, as people read it; one that is smaller stays as it is.
    private func shown(_ number: Double) -> Double {
        let rounded = (number * 1_000).rounded() / 1_000
        return rounded == 0 || !rounded.isFinite ? number : rounded
    }
}
