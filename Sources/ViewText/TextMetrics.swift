/// How text is measured: as on a device, or by round numbers for tests computed by hand.
public enum TextMetrics: UInt8, Sendable {
    /// The embedded advances, line heights and pixel rounding of a device.
    case standard
    /// 0.6 em a cluster, 1 em a full-width one, 0 a zero-width one; nothing is rounded.
    case fixed
}
