extension Device {
    /// Every known device class: phones, then tablets.
    public static let all: [Device] = phones + pads
}
