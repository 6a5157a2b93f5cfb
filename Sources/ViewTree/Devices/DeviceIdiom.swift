/// What kind of machine a device is.
public enum DeviceIdiom: UInt8, Sendable {
    case phone
    case pad
}
