import ViewIR

/// The words of the language, with what usually follows them.
extension CompletionMaker {
    static let contentWords = [
        ("if", "if ${1:condition} {\n\t$2\n}"), ("if let", "if let ${1:name} {\n\t$2\n}"),
        ("switch", "switch ${1:value} {\ncase ${2:pattern}:\n\t$3\n}"), ("let", "let ${1:name} = ${2:value}"),
    ]

    static let statementWords =
        contentWords + [
            ("guard", "guard ${1:condition} else { return }"), ("for", "for ${1:item} in ${2:items} {\n\t$3\n}"),
            ("return", "return"),
        ]

    private static let members = [
        ("state", "state ${1:name} = ${2:value}"), ("action", "action ${1:name} {\n\t$2\n}"),
        ("content", "content ${1:name} {\n\t$2\n}"), ("var", "var ${1:name}: ${2:Int} { $3 }"),
        ("func", "func ${1:name}(${2:value}: ${3:Int}) -> ${4:Int} {\n\t$5\n}"),
    ]

    private static let top = [
        ("view", "view ${1:Name}($2) {\n\t$3\n}"), ("record", "record ${1:Name}(${2:id}: ${3:Int})"),
        ("enum", "enum ${1:Name} {\n\tcase ${2:first}\n}"), ("let", "let ${1:name} = ${2:value}"),
        ("func", "func ${1:name}(${2:value}: ${3:Int}) -> ${4:Int} {\n\t$5\n}"),
        ("preview", "preview \"${1:name}\" at (${2:390}, ${3:844}) {\n\t$4\n}"),
        ("test", "test \"${1:what holds}\" {\n\tshow ${2:View}() at (${3:390}, ${4:844})\n\t$5\n}"),
        ("import", "import \"${1:file}.view\""), ("private", "private "),
    ]

    private static let testSteps = [
        ("show", "show ${1:View}() at (${2:390}, ${3:844})"), ("tap", "tap #${1:name}"),
        ("increment", "increment #${1:stepper}"), ("decrement", "decrement #${1:stepper}"),
        ("type", "type \"${1:text}\" into #${2:field}"), ("clear", "clear #${1:field}"),
        ("rotate", "rotate .${1:landscapeLeft}"), ("resize", "resize (${1:390}, ${2:844})"),
        ("keyboard", "keyboard ${1:336}"), ("set", "set env.${1:colorScheme} = ${2:.dark}"), ("wait", "wait ${1:0.1}"),
        ("expect", "expect ${1:#name.isTruncated == false}"), ("snapshot", "snapshot \"${1:name}\""),
        ("let", "let ${1:name} = ${2:value}"), ("if", "if ${1:condition} {\n\t$2\n}"),
        ("for", "for ${1:index} in ${2:0..<3} {\n\t$3\n}"),
    ]

    func keywords(_ words: [(String, String)]) -> [CompletionItem] {
        words.map { word in
            var item = CompletionItem(word.0, .keyword, rank: 4)
            item.snippet = word.1
            return item
        }
    }

    /// What declares a member of a view.
    func memberWords() -> [CompletionItem] { keywords(CompletionMaker.members) }

    /// What begins a declaration of a file.
    func declarations() -> [CompletionItem] { keywords(CompletionMaker.top) }

    /// What begins a step of a test.
    func steps() -> [CompletionItem] { keywords(CompletionMaker.testSteps) }

    /// The literals of an expected type.
    func literals(_ expected: TypeID?) -> [CompletionItem] {
        guard let expected else { return [] }
        let inner = program.unwrapped(expected)
        var items: [CompletionItem] = []
        if inner != nil { items.append(CompletionItem("nil", .keyword, rank: 2)) }
        if (inner ?? expected) == TypeTable.bool {
            items += ["true", "false"].map { CompletionItem($0, .keyword, rank: 1) }
        }
        return items
    }
}
