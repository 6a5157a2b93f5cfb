/// One request of a client: RFC 9112.
package struct HTTPRequest: Equatable, Sendable {
    /// One line of the head: the name in lower case, and the value without space around it.
    package struct Field: Equatable, Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package let method: String
    /// The path as it was sent, with the query if there is one.
    package let target: String
    /// The second figure of the version: 0 or 1.
    package let minorVersion: Int
    package let fields: [Field]
    package var body: [UInt8]

    package init(method: String, target: String, minorVersion: Int, fields: [Field], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.minorVersion = minorVersion
        self.fields = fields
        self.body = body
    }

    /// The values of a field, by its name in lower case.
    package func values(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map { $0.value }
    }

    /// Whether the client wants to go on with the connection.
    package var keepsConnection: Bool {
        minorVersion == 1 && !values("connection").contains { $0.lowercased() == "close" }
    }
}
