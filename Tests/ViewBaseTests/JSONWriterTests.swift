import Testing
import ViewBase

@Suite("JSON written")
struct JSONWriterTests {
    private func sample(_ writer: JSONWriter) -> String {
        var json = writer
        json.beginObject()
        json.key("schema")
        json.number(1)
        json.key("size")
        json.beginObject(.inline)
        json.key("width")
        json.number(0.5)
        json.key("height")
        json.null()
        json.end()
        json.key("list")
        json.beginArray()
        json.beginArray(.inline)
        json.number(1)
        json.number(-0.0)
        json.end()
        json.beginObject()
        json.key("a")
        json.bool(true)
        json.key("b", staysOnLine: true)
        json.bool(false)
        json.key("c")
        json.string(orNull: nil)
        json.end()
        json.end()
        json.key("none")
        json.beginArray()
        json.end()
        json.end()
        return json.text
    }

    @Test func linesAreIndentedByTwoAndInlineContainersStayOnOneLine() {
        let expected = """
            {
              "schema": 1,
              "size": {"width": 0.5, "height": null},
              "list": [
                [1, 0],
                {
                  "a": true, "b": false,
                  "c": null
                }
              ],
              "none": []
            }
            """
        #expect(sample(JSONWriter()) == expected)
    }

    @Test func aCompactWriterWritesNoWhiteSpace() {
        let expected =
            #"{"schema":1,"size":{"width":0.5,"height":null},"list":[[1,0],{"a":true,"b":false,"c":null}],"none":[]}"#
        #expect(sample(JSONWriter(isCompact: true)) == expected)
    }

    @Test func onlyQuotesBackslashesAndControlCharactersAreEscaped() {
        var json = JSONWriter()
        json.string("\"\\/\n\r\t\u{1}\u{1F}é日\u{1F600}\u{7F}")
        #expect(json.text == #""\"\\/\n\r\t\u0001\u001fé日😀"# + "\u{7F}\"")
    }

    @Test(arguments: [
        (12.0, "12"), (-0.0, "0"), (0.1, "0.1"), (1e21, "1000000000000000000000"), (1e-7, "0.0000001"),
        (Double.infinity, "\"inf\""), (-Double.infinity, "\"-inf\""),
    ])
    func numbersHaveNoExponentAndInfinityIsAString(number: Double, text: String) {
        var json = JSONWriter()
        json.number(number)
        #expect(json.text == text)
    }
}
