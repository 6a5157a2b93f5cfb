import ViewLayout

/// How an `AdaptiveStack` chooses its axis.
package enum AdaptiveChoice<S: LayoutScalar>: Sendable {
    /// By the device's orientation; flat and unknown ones keep the last axis, or have the one named.
    case orientation(flatIsHorizontal: Bool?)
    /// Horizontal from this width up.
    case width(S)
    /// Horizontal where the row's ideal width fits.
    case fit
}
