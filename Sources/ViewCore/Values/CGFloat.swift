/// A length; the library needs no other number than `Double`.
public typealias CGFloat = Double
