/// Addresses of pages.
package enum Addresses {
    /// Whether a text can be an address: it is not empty and has no spaces and no control characters.
    package static func isAddress(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }
}
