import Testing
import ViewTree

@testable import ViewRender

@Suite("Pages")
struct PageTests {
    /// Whatever a program shows, the page has its own two scripts only, and a policy that lets nothing be loaded.
    @Test(arguments: ["</title><script>alert(1)</script>", "</script><img src=x onerror=alert(1)>", "<!--<script>"])
    func nothingThatIsShownRuns(text: String) {
        let page = Samples.text(Page(text, [(label: text, picture: Samples.picture(text, text))]).html())
        #expect(page.components("<script").count == 3)
        #expect(page.components("</script>").count == 3)
        #expect(!page.contains("<img") && !page.contains("<!--"))
        #expect(page.contains("content=\"default-src 'none'; "))
        #expect(
            page.components("http").allSatisfy {
                $0.hasPrefix("://www.w3.org/2000/svg") || $0.hasPrefix("-equiv") || $0.hasPrefix("<!DOCTYPE")
            })
    }

    @Test func onePictureNeedsNoSlider() {
        let picture = Samples.picture()
        #expect(!Samples.text(Page("Card", [("a", picture)]).html()).contains("<input"))
        #expect(Samples.text(Page("Card", [("a", picture), ("b", picture)]).html()).contains("<input"))
        let stretch = Page.Stretch("1", from: 1, to: 2, picture, last: picture)
        #expect(Samples.text(Page("Card", along: "width", [stretch]).html()).contains("<input"))
    }

    @Test func theScriptIsToldOfNodesAndStretches() {
        let page = Samples.text(Page("Card", [("a", Samples.picture()), ("b", Samples.picture())]).html())
        #expect(page.contains(#"{"axis":null,"stretches":[{"label":"a","from":0,"to":1,"pictures":[{"svg":"\u003csvg"#))
        #expect(
            page.contains(
                #"{"depth":0,"kind":"Text","name":"title","frame":[10,8,50,16],"hidden":false,"#
                    + #""line":"Text #title  10 8  50×16  \"Hi\"","why":null}"#))
    }
}

extension String {
    /// The parts between the places of another string.
    fileprivate func components(_ separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
