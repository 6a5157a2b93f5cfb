/// What is wrong with a `\u{…}`.
enum ScalarEscapeFault {
    case noBrace
    case noDigits
    case tooManyDigits
    case notClosed
    case noScalar

    /// The fault of an escape with this many digits and this value, or nil if it is fine.
    init?(digits: Int, value: UInt64, isClosed: Bool) {
        if !isClosed {
            self = .notClosed
        } else if digits == 0 {
            self = .noDigits
        } else if digits > 8 {
            self = .tooManyDigits
        } else if !UTF8Scalar.isScalar(UInt32(value)) {
            self = .noScalar
        } else {
            return nil
        }
    }
}
