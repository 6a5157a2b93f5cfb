/// Where a header's title stands when the room between its edges is not symmetrical.
public enum HeaderTitle: UInt8, Hashable, Sendable {
    /// Always in the middle of the header.
    case centered
    /// In the middle if its ideal width fits there, else as near to it as the edges leave room.
    case centeredIfFits
}

/// What a child of a container with parts is to it.
public enum ChildRole: UInt8, Hashable, Sendable {
    /// A header's left end, in a left-to-right layout.
    case leading
    /// A header's middle.
    case title
    /// A header's right end, in a left-to-right layout.
    case trailing
    /// What a row of whole items shows in place of no items.
    case empty
}

/// What decides the axis of an adaptive stack.
public enum AdaptiveRule<S: LayoutScalar>: Sendable {
    /// Known before layout, as by the device's orientation.
    case fixed(Axis)
    /// Horizontal from this proposed width up.
    case width(S)
    /// Horizontal if the row's ideal width fits.
    case fit
}

/// Whether a size is the greatest inside the offer, or the least that covers it.
public enum ContentMode: UInt8, Hashable, Sendable {
    case fit
    case fill
}
