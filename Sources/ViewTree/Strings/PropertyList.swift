/// A member of a dictionary of a property list.
struct PropertyListMember {
    let key: String
    let value: PropertyListValue
    /// The byte after its key.
    let offset: Int
}

/// A value of a property list, as far as files of texts hold them.
enum PropertyListValue {
    case string(String)
    /// In the order of the file.
    case dictionary([PropertyListMember])
    /// A number, a date, an array: nothing that a text is made of.
    case other

    /// The value of a key; nil where there is none, or this is no dictionary.
    subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
}

/// Reads property lists in XML.
struct PropertyList {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// Dictionaries and arrays may be nested this deep.
    private static let greatestDepth = 64

    /// The value inside `<plist>`.
    static func read(_ bytes: [UInt8]) throws(StringsError) -> PropertyListValue {
        var list = PropertyList(bytes: bytes)
        guard var tag = try list.nextTag() else { throw list.error("no property list in XML") }
        if tag == "plist" {
            guard let inner = try list.nextTag() else { throw list.error("a value expected") }
            tag = inner
        }
        return try list.value(tag)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func error(_ message: String) -> StringsError { StringsError(message, bytes, at: position) }

    /// Steps to the next tag past its `>`; its name, with `/` before that of an end and after that of an empty one.
    private mutating func nextTag() throws(StringsError) -> String? {
        while position < bytes.count {
            guard bytes[position] == 0x3C else {
                position += 1
                continue
            }
            let start = position
            let isComment = bytes[start...].starts(with: "<!--".utf8)
            let end = try isComment ? find("-->") + 3 : find(">") + 1
            position = end
            if bytes[start + 1] == 0x21 || bytes[start + 1] == 0x3F { continue }
            let inside = bytes[(start + 1)..<(end - 1)]
            let isEmpty = inside.last == 0x2F && inside.count > 1
            let name = inside.prefix { $0 > 0x20 && !(isEmpty && $0 == 0x2F) || $0 == 0x2F && inside.first == 0x2F }
            return String(decoding: name, as: UTF8.self) + (isEmpty ? "/" : "")
        }
        return nil
    }

    private func find(_ text: String) throws(StringsError) -> Int {
        let wanted = Array(text.utf8)
        var index = position
        while index + wanted.count <= bytes.count {
            if bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
            index += 1
        }
        throw error("`" + text + "` expected")
    }

    private mutating func value(_ tag: String) throws(StringsError) -> PropertyListValue {
        switch tag {
        case "dict": return try dictionary()
        case "string": return .string(try content("string"))
        case "string/": return .string("")
        case "dict/": return .dictionary([])
        case "array": return try skipArray()
        default:
            if !tag.hasSuffix("/") { _ = try content(tag) }
            return .other
        }
    }

    private mutating func dictionary() throws(StringsError) -> PropertyListValue {
        try enter()
        var members: [PropertyListMember] = []
        while let tag = try nextTag() {
            if tag == "/dict" {
                depth -= 1
                return .dictionary(members)
            }
            guard tag == "key" else { throw error("`<key>` expected, not `<" + tag + ">`") }
            let key = try content("key")
            let offset = position
            guard let next = try nextTag(), next != "/dict" else { throw error("a value expected") }
            members.append(PropertyListMember(key: key, value: try value(next), offset: offset))
        }
        throw error("`</dict>` expected")
    }

    private mutating func skipArray() throws(StringsError) -> PropertyListValue {
        try enter()
        while let tag = try nextTag() {
            if tag == "/array" {
                depth -= 1
                return .other
            }
            _ = try value(tag)
        }
        throw error("`</array>` expected")
    }

    private mutating func enter() throws(StringsError) {
        depth += 1
        if depth > PropertyList.greatestDepth { throw error("nested too deeply") }
    }

    /// The text up to the end tag of a name, its entities replaced.
    private mutating func content(_ name: String) throws(StringsError) -> String {
        let end = try find("</" + name + ">")
        let text = bytes[position..<end]
        position = end + name.utf8.count + 3
        return try unescaped(text)
    }

    private static let entities: [(name: String, text: String)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
    ]

    /// A part of the file with its entities replaced; one without a meaning stands for itself.
    private func unescaped(_ part: ArraySlice<UInt8>) throws(StringsError) -> String {
        var text: [UInt8] = []
        var rest = part
        while let byte = rest.first {
            guard byte == 0x26, let end = rest.prefix(12).firstIndex(of: 0x3B) else {
                text.append(byte)
                rest = rest.dropFirst()
                continue
            }
            let name = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
            let sign = PropertyList.entity(name)
            if sign == nil, name.hasPrefix("#") {
                throw StringsError("`&" + name + ";` is no sign", bytes, at: rest.startIndex)
            }
            text += Array((sign ?? "&" + name + ";").utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func entity(_ name: String) -> String? {
        for entity in entities where entity.name == name { return entity.text }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { Unicode.Scalar($0) }.map { String($0) }
    }
}
