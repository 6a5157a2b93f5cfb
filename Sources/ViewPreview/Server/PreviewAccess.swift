/// Who may speak with the server: pages of its own address that know the token.
///
/// A page of another site can make a browser send requests here, by a name of its own that it lets lead to 127.0.0.1 as
/// well. The `Host` field then says that name, and `Origin` the other site.
package struct PreviewAccess: Sendable {
    /// The port, as it stands in addresses.
    private let hosts: [String]
    private let token: [UInt8]

    package init(port: Int, token: String) {
        let names = ["127.0.0.1", "localhost"]
        hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
        self.token = Array(token.utf8)
    }

    /// The part of a request's target after the token; nil for a request that may not be answered.
    package func path(of request: HTTPRequest) -> String? {
        let given = request.values("host").map { $0.lowercased() }
        guard given.count == 1, hosts.contains(given[0]) else { return nil }
        let origins = request.values("origin")
        guard origins.count <= 1, origins.allSatisfy({ $0.lowercased() == "http://\(given[0])" }) else { return nil }
        // Browsers tell the origin of every post.
        if request.method == "POST", origins.isEmpty { return nil }
        let target = Array(request.target.utf8)
        guard target.count >= token.count + 2, target[token.count + 1] == 0x2F, isToken(target[1...token.count]) else {
            return nil
        }
        return String(decoding: target[(token.count + 2)...], as: UTF8.self)
    }

    /// Whether bytes as many as the token's are the token, in a time that does not depend on where they differ.
    private func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        var difference: UInt8 = 0
        for (a, b) in zip(bytes, token) { difference |= a ^ b }
        return difference == 0
    }
}
