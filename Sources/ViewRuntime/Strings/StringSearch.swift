/// A string taken apart into characters, in which parts are found in linear time; characters compare as Swift's do.
package struct StringSearch {
    private let characters: [Character]

    package init(_ text: String) { characters = Array(text) }

    /// Where a part begins, from left to right without overlaps; an empty part is everywhere.
    package func occurrences(of part: String) -> [Int] {
        let part = Array(part)
        if part.isEmpty { return Array(0...characters.count) }
        let fallback = StringSearch.fallback(part)
        var result: [Int] = []
        var matched = 0
        for index in characters.indices {
            while matched > 0, characters[index] != part[matched] { matched = fallback[matched - 1] }
            if characters[index] == part[matched] { matched += 1 }
            if matched == part.count {
                result.append(index + 1 - matched)
                matched = 0
            }
        }
        return result
    }

    /// For each prefix, the length of the longest shorter prefix that ends it.
    private static func fallback(_ part: [Character]) -> [Int] {
        var result = [Int](repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[index] != part[length] { length = result[length - 1] }
            if part[index] == part[length] { length += 1 }
            result[index] = length
        }
        return result
    }

    /// The parts between separators, empty ones left out; an empty separator gives the characters.
    package func split(_ separator: String) -> [String] {
        if separator.isEmpty { return characters.map { String($0) } }
        let length = separator.count
        var parts: [String] = []
        var start = 0
        for place in occurrences(of: separator) + [characters.count] {
            if place > start { parts.append(String(characters[start..<place])) }
            start = place + length
        }
        return parts
    }

    /// The text with every occurrence of a part replaced.
    package func replacing(_ part: String, with replacement: String) -> String {
        let length = part.count
        var result = ""
        var start = 0
        for place in occurrences(of: part) {
            result += String(characters[start..<place])
            result += replacement
            start = place + length
        }
        return result + String(characters[start...])
    }
}
