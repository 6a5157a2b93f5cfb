import ViewBase

/// Something that a page asks for.
package enum PreviewAction: Sendable {
    /// A tap at a point of the window.
    case tap(x: Double, y: Double)
    /// The text of the field with the focus is another one now.
    case enter(String)
    /// The return key.
    case submit
    /// The field with the focus is left.
    case leave
    /// The screen begins anew.
    case restart
    case change(PreviewSettings)

    /// The action that an object says: `{"do": "tap", "x": 10, "y": 20}`; nil for none.
    init?(_ json: JSONValue) {
        switch json["do"]?.string {
        case "tap":
            guard let x = json["x"]?.number, let y = json["y"]?.number, x.isFinite, y.isFinite else { return nil }
            self = .tap(x: x, y: y)
        case "enter":
            guard let text = json["text"]?.string else { return nil }
            self = .enter(text)
        case "submit": self = .submit
        case "leave": self = .leave
        case "restart": self = .restart
        case "change":
            guard let value = json["settings"], let settings = PreviewSettings(value) else { return nil }
            self = .change(settings)
        default: return nil
        }
    }
}
