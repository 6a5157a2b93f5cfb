/// Changes of case that Swift's library has no function for.
package enum Capitals {
    /// Each word with a capital, the rest in small letters; a letter begins a word when neither a letter nor an
    /// apostrophe stands before it.
    package static func capitalized(_ text: String) -> String {
        var result = ""
        var isInWord = false
        for character in text {
            if character.isLetter {
                result += isInWord ? character.lowercased() : character.uppercased()
                isInWord = true
            } else {
                result.append(character)
                if character != "'", character != "\u{2019}" { isInWord = false }
            }
        }
        return result
    }

    /// The text without white space and line ends at its ends.
    package static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
