import ViewBase

/// The spellings that the grammar asks for at certain places and that are names everywhere else.
struct Words {
    let record, enumeration, function, view, content, state, action, preview, test, privateWord: Name
    let guardWord, returnWord: Name
    let at, on, with, into: Name
    let show, tap, increment, decrement, type, clear, rotate, resize, keyboard, set, wait, expect, snapshot: Name
    let variable, structure, some, viewType, stateAttribute: Name
    let previewProvider: Name
    /// The protocols that Swift's types are declared with.
    let protocols: [Name]
    let andWord, orWord, notWord: Name
    let tryWord, awaitWord, asWord, isWord, whereWord: Name
    let available, ifWord, elseWord, elseif, endif, previewMacro, selector: Name
    /// Swift's other declarations: `class`, `extension` and the like.
    let foreignDeclarations: [Name]
    /// Swift's modifiers that the language has no use for.
    let foreignModifiers: [Name]
    /// Swift's words before a type.
    let typeModifiers: [Name]
    /// Swift's statements that the language leaves out.
    let foreignStatements: [Name]

    init(_ interner: inout Interner) {
        record = interner.intern("record")
        enumeration = interner.intern("enum")
        function = interner.intern("func")
        view = interner.intern("view")
        content = interner.intern("content")
        state = interner.intern("state")
        action = interner.intern("action")
        preview = interner.intern("preview")
        test = interner.intern("test")
        privateWord = interner.intern("private")
        guardWord = interner.intern("guard")
        returnWord = interner.intern("return")
        at = interner.intern("at")
        on = interner.intern("on")
        with = interner.intern("with")
        into = interner.intern("into")
        show = interner.intern("show")
        tap = interner.intern("tap")
        increment = interner.intern("increment")
        decrement = interner.intern("decrement")
        type = interner.intern("type")
        clear = interner.intern("clear")
        rotate = interner.intern("rotate")
        resize = interner.intern("resize")
        keyboard = interner.intern("keyboard")
        set = interner.intern("set")
        wait = interner.intern("wait")
        expect = interner.intern("expect")
        snapshot = interner.intern("snapshot")
        variable = interner.intern("var")
        structure = interner.intern("struct")
        some = interner.intern("some")
        viewType = interner.intern("View")
        stateAttribute = interner.intern("State")
        previewProvider = interner.intern("PreviewProvider")
        let spellings = [
            "CaseIterable", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable",
            "Sendable", "CustomStringConvertible",
        ]
        protocols = spellings.map { interner.intern($0) }
        andWord = interner.intern("and")
        orWord = interner.intern("or")
        notWord = interner.intern("not")
        tryWord = interner.intern("try")
        awaitWord = interner.intern("await")
        asWord = interner.intern("as")
        isWord = interner.intern("is")
        whereWord = interner.intern("where")
        available = interner.intern("available")
        ifWord = interner.intern("if")
        elseWord = interner.intern("else")
        elseif = interner.intern("elseif")
        endif = interner.intern("endif")
        previewMacro = interner.intern("Preview")
        selector = interner.intern("selector")
        foreignDeclarations = [
            interner.intern("class"), interner.intern("extension"), interner.intern("protocol"),
            interner.intern("typealias"), interner.intern("actor"), interner.intern("struct"),
        ]
        foreignModifiers = [
            interner.intern("public"), interner.intern("internal"), interner.intern("fileprivate"),
            interner.intern("static"), interner.intern("final"), interner.intern("open"),
            interner.intern("mutating"), interner.intern("override"), interner.intern("lazy"),
        ]
        typeModifiers = [interner.intern("inout"), interner.intern("any"), interner.intern("sending")]
        foreignStatements = [interner.intern("while"), interner.intern("throw")]
    }
}
