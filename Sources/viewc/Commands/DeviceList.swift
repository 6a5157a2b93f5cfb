import ViewBase
import ViewTree

/// The known devices as a table and as data.
enum DeviceList {
    // MARK: Text

    static func text() -> String {
        var rows = [["NAME", "SIZE", "SCALE", "PORTRAIT", "LANDSCAPE", "ALSO"]]
        for device in Device.all {
            let upright = device.portrait
            let turned = device.landscape
            rows.append([
                device.name,
                number(upright.width) + "x" + number(upright.height),
                number(device.scale),
                number(upright.safeArea.top) + " " + number(upright.safeArea.bottom),
                number(turned.safeArea.leading) + " " + number(turned.safeArea.trailing) + " "
                    + number(turned.safeArea.bottom),
                device.spellings.dropFirst().joined(separator: " "),
            ])
        }
        return table(rows)
    }

    /// Rows of cells in columns of common width, the last one as it is.
    private static func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
        var out = TextWriter()
        for row in rows {
            var gap = 0
            for column in row.indices where !row[column].isEmpty {
                out.indent(gap)
                out.write(row[column])
                gap = widths[column] - row[column].utf8.count + 2
            }
            out.newline()
        }
        return out.text
    }

    private static func number(_ value: Double) -> String { Decimal.text(value) }

    // MARK: JSON

    static func json() -> String {
        var json = JSONWriter()
        json.beginArray()
        for device in Device.all { write(device, to: &json) }
        json.end()
        json.newline()
        return json.text
    }

    private static func write(_ device: Device, to json: inout JSONWriter) {
        json.beginObject()
        json.key("name")
        json.string(device.name)
        json.key("models")
        json.beginArray(.inline)
        for spelling in device.spellings { json.string(spelling) }
        json.end()
        json.key("kind")
        json.string(device.idiom == .phone ? "phone" : "pad")
        json.key("scale")
        json.number(device.scale)
        json.key("portrait")
        write(device.portrait, to: &json)
        json.key("landscape")
        write(device.landscape, to: &json)
        json.end()
    }

    private static func write(_ pose: DevicePose, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.key("size")
        write([pose.width, pose.height], to: &json)
        json.key("safeArea")
        let insets = pose.safeArea
        write([insets.top, insets.leading, insets.bottom, insets.trailing], to: &json)
        json.key("horizontalSizeClass")
        json.string(name(pose.horizontalSizeClass))
        json.key("verticalSizeClass")
        json.string(name(pose.verticalSizeClass))
        json.key("keyboard")
        write([pose.keyboardHeight, pose.tallKeyboardHeight], to: &json)
        json.end()
    }

    private static func write(_ numbers: [Double], to json: inout JSONWriter) {
        json.beginArray(.inline)
        for number in numbers { json.number(number) }
        json.end()
    }

    private static func name(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "compact" : "regular" }
}
