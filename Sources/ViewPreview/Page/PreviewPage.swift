import ViewBase
import ViewCompiler
import ViewTree

/// The page: one file without any address in it. What it shows it asks for, and puts in as text only.
enum PreviewPage {
    /// The page, whose script and style run because they carry a word that was made for this one answer.
    static func html(nonce: String) -> [UInt8] {
        Array(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>viewc preview</title>
            <link rel="icon" href="data:,">
            <style nonce="\(nonce)">
            \(PageStyle.text)
            </style>
            </head>
            <body>
            \(PageMarkup.text)
            <script nonce="\(nonce)">
            \(PageScript.text)
            \(PageScript.events)
            </script>
            </body>
            </html>

            """.utf8)
    }

    /// What the page may do: run its own script, ask this server, and show pictures that it has made itself.
    static func policy(nonce: String) -> String {
        "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src blob: data:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
            + "require-trusted-types-for 'script'"
    }

    /// What the page's switches offer, as a JSON object.
    static func choices() -> [UInt8] {
        var json = JSONWriter(isCompact: true)
        json.beginObject()
        let lists = [
            ("device", Device.all.map { $0.name }), ("orientation", OptionText.orientationNames),
            ("textSize", OptionText.dynamicTypeNames), ("colorScheme", ["light", "dark"]),
        ]
        for (key, names) in lists {
            json.key(key)
            json.beginArray()
            for name in names { json.string(name) }
            json.end()
        }
        json.end()
        return json.bytes
    }
}
