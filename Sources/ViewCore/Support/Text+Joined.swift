extension [Text] {
    /// The texts one after the other, as `+` joins them.
    public func joined() -> Text { dropFirst().reduce(first ?? Text(verbatim: "")) { $0 + $1 } }
}
