import Testing

@testable import ViewCatalog

@Suite("Members")
struct MemberTests {
    private func members(_ owner: ValueType, _ name: String) -> [MemberSpec] {
        Catalog.members.filter { $0.owner == owner && $0.name == name }
    }

    @Test("The overloads of a member can be told apart")
    func distinctOverloads() {
        struct Key: Hashable {
            let owner: ValueType
            let name: String
            let isStatic: Bool
            let isProperty: Bool
            let signature: Signature
        }
        var seen: Set<Key> = []
        for member in Catalog.members {
            let key = Key(
                owner: member.owner, name: member.name, isStatic: member.isStatic,
                isProperty: member.parameters == nil, signature: Signature(member.parameters ?? []))
            #expect(seen.insert(key).inserted, "\(member.name)")
        }
    }

    @Test("Only changes and effects are mutating, and they give nothing")
    func mutating() {
        let names = Catalog.members.filter { $0.isMutating }.map { $0.name }
        #expect(
            names == [
                "toggle", "append", "insert", "remove", "removeAll", "removeAll", "removeLast", "swapAt",
                "withAnimation",
                "print",
            ])
        #expect(Catalog.members.filter { $0.isMutating }.allSatisfy { $0.result == .void })
    }

    @Test("Arrays and ranges have the members of the language's reference")
    func sequences() {
        let names = """
            count isEmpty first last indices contains firstIndex filter map compactMap allSatisfy reduce prefix suffix \
            dropFirst dropLast reversed sorted enumerated min max
            """
        let arrays: [ValueType] = [.array(.element), .array(.equatable), .array(.comparable)]
        for name in names.split(separator: " ") {
            #expect(Catalog.members.contains { arrays.contains($0.owner) && $0.name == name }, "\(name)")
            #expect(Catalog.members.contains { $0.owner == .range && $0.name == name }, "\(name)")
        }
        #expect(members(.array(.string), "joined").count == 1)
        #expect(members(.array(.element), "contains")[0].operation == .containsWhere)
        #expect(members(.array(.equatable), "contains")[0].operation == .contains)
        #expect(members(.array(.element), "map")[0].result == .array(.result))
        #expect(members(.range, "filter")[0].result == .array(.int))
        #expect(members(.array(.element), "enumerated")[0].result == .array(.enumerated(.element)))
        #expect(members(.array(.comparable), "max")[0].result == .optional(.element))
    }

    @Test("Strings and numbers have the members of the language's reference")
    func stringsAndNumbers() {
        let names = """
            count isEmpty uppercased lowercased capitalized hasPrefix hasSuffix contains trimmed split replacing init
            """
        for name in names.split(separator: " ") { #expect(!members(.string, String(name)).isEmpty, "\(name)") }
        #expect(members(.int, "init").map { $0.operation } == [.intOfDouble, .intOfString, .identity])
        #expect(members(.int, "init").map { $0.result } == [.int, .optional(.int), .int])
        #expect(members(.double, "init").map { $0.operation } == [.doubleOfInt, .doubleOfString, .identity])
        #expect(members(.array(.element), "init").map { $0.result } == [.array(.int), .array(.element)])
        #expect(members(.void, "min").map { $0.result } == [.int, .double])
        #expect(members(.void, "abs").map { $0.operation } == [.absolute, .absolute])
    }

    @Test("Sets of edges, axes and regions have the bits that add up")
    func options() {
        func bits(_ type: Vocabulary, _ name: String) -> UInt8? {
            guard case .options(let bits)? = members(.vocabulary(type), name).first?.operation else { return nil }
            return bits
        }
        #expect(bits(.edgeSet, "top") == 1)
        #expect(bits(.edgeSet, "leading") == 2)
        #expect(bits(.edgeSet, "bottom") == 4)
        #expect(bits(.edgeSet, "trailing") == 8)
        #expect(bits(.edgeSet, "horizontal") == 10)
        #expect(bits(.edgeSet, "vertical") == 5)
        #expect(bits(.edgeSet, "all") == 15)
        #expect(bits(.axisSet, "horizontal") == 1)
        #expect(bits(.axisSet, "vertical") == 2)
        #expect(bits(.safeAreaRegions, "container") == 1)
        #expect(bits(.safeAreaRegions, "keyboard") == 2)
        #expect(bits(.safeAreaRegions, "all") == 3)
    }

    /// The nine places of `Alignment` and `UnitPoint` by column and row, both from 0 to 2.
    @Test("Alignments and unit points name the same nine places")
    func places() {
        let rows = [
            ["topLeading", "top", "topTrailing"], ["leading", "center", "trailing"],
            ["bottomLeading", "bottom", "bottomTrailing"],
        ]
        for (y, row) in rows.enumerated() {
            for (x, name) in row.enumerated() {
                let horizontal = UInt8(x)
                let vertical = UInt8(y)
                #expect(
                    members(.vocabulary(.alignment), name).first?.operation
                        == .alignment(horizontal: horizontal, vertical: vertical))
                #expect(
                    members(.vocabulary(.unitPoint), name).first?.operation == .unitPoint(x: horizontal, y: vertical))
            }
        }
    }

    @Test("Each text style's name is a font")
    func fonts() {
        for (index, symbol) in Vocabulary.textStyle.symbols.enumerated() {
            #expect(members(.vocabulary(.font), symbol.name).first?.operation == .textStyleFont(UInt8(index)))
        }
        #expect(members(.vocabulary(.font), "system").map { $0.operation } == [.systemFont, .systemFontOfStyle])
    }

    @Test("A style's call is the style's symbol")
    func namedStyles() {
        // `plain` is the second button style, `roundedBorder` the third style of text fields.
        #expect(members(.void, "PlainButtonStyle").map { $0.operation } == [.symbol(1)])
        #expect(members(.void, "RoundedBorderTextFieldStyle").map { $0.operation } == [.symbol(2)])
        #expect(members(.void, "RoundedBorderTextFieldStyle").map { $0.result } == [.vocabulary(.textFieldStyle)])
        #expect(Catalog.namedStyles.count == 16)
    }

    @Test("A shape's member has the parameters of the element's rule, after those left out at the end")
    func shapes() {
        for member in Catalog.members {
            guard case .shape(let rule) = member.operation else { continue }
            let overload = Catalog.elements.flatMap { $0.overloads }.first { $0.rule == rule }
            let names = (member.parameters ?? []).map { $0.name }
            let ruleNames = overload?.parameters.map { $0.name } ?? []
            #expect(Array(ruleNames.prefix(names.count)) == names, "\(member.name)")
        }
    }
}
