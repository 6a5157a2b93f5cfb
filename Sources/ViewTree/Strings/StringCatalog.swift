import ViewBase

/// Reads `.xcstrings` files: all languages of the texts in one JSON object.
struct StringCatalog {
    private let bytes: [UInt8]
    private var tables: [LocalizedStrings.Table]

    static func read(_ bytes: [UInt8]) throws(StringsError) -> LocalizedStrings {
        let root: JSONValue
        switch JSONReader.read(bytes, keepsHalves: false) {
        case .success(let value): root = value
        case .failure(let error): throw StringsError(error.message, bytes, at: error.offset)
        }
        guard case .object(let strings)? = root["strings"] else {
            throw StringsError("it holds no object `strings`")
        }
        var catalog = StringCatalog(bytes, source: root["sourceLanguage"]?.string ?? "en")
        var everywhere = LocalizedStrings.Table(locale: nil)
        var keys: Set<String> = []
        for entry in strings {
            guard keys.insert(entry.key).inserted else {
                throw catalog.error("`" + entry.key + "` is there twice", entry)
            }
            _ = try catalog.members(entry, "the key")
            // The key is the text of its own language, where that has no other.
            catalog.tables[0].texts[entry.key] = LocalizedText(entry.key)
            if case .bool(false)? = entry.value["shouldTranslate"] {
                everywhere.texts[entry.key] = LocalizedText(entry.key)
            }
            try catalog.add(entry)
        }
        return LocalizedStrings(everywhere.texts.isEmpty ? catalog.tables : catalog.tables + [everywhere])
    }

    private init(_ bytes: [UInt8], source: String) {
        self.bytes = bytes
        tables = [LocalizedStrings.Table(locale: source)]
    }

    private func error(_ message: String, _ member: JSONMember) -> StringsError {
        StringsError(message, bytes, at: member.offset)
    }

    /// What a member that must be an object holds.
    private func members(_ member: JSONMember, _ what: String) throws(StringsError) -> [JSONMember] {
        guard case .object(let members) = member.value else {
            throw error("an object expected for " + what + " `" + member.key + "`", member)
        }
        return members
    }

    /// A member of an object by its key.
    private func member(_ key: String, of value: JSONValue) -> JSONMember? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }
    }

    /// Adds the texts of a key in its languages.
    private mutating func add(_ entry: JSONMember) throws(StringsError) {
        guard let localizations = member("localizations", of: entry.value) else { return }
        for localization in try members(localizations, "the languages") {
            _ = try members(localization, "the language")
            guard let text = try text(localization) else { continue }
            if let fault = VariableCheck.fault(text) { throw error("`" + entry.key + "`: " + fault, localization) }
            if let index = tables.firstIndex(where: { $0.locale == localization.key }) {
                tables[index].texts[entry.key] = text
            } else {
                tables.append(LocalizedStrings.Table(locale: localization.key, texts: [entry.key: text]))
            }
        }
    }

    /// The text of one language: a unit, or forms by plural, or by device; its substitutions are variables.
    private func text(_ localization: JSONMember) throws(StringsError) -> LocalizedText? {
        var variables: [PluralVariable] = []
        if let substitutions = member("substitutions", of: localization.value) {
            for substitution in try members(substitutions, "the substitutions") {
                guard let forms = try forms(substitution) else { continue }
                let number = substitution.value["argNum"]?.number.flatMap { Int(exactly: $0) }.map { $0 - 1 }
                variables.append(PluralVariable(name: substitution.key, argument: number, forms: forms))
            }
        }
        if let unit = try unit(localization) { return LocalizedText(unit, variables: variables) }
        if let forms = try forms(localization) {
            let whole = PluralVariable(name: "", isWhole: true, forms: forms)
            return LocalizedText("%#@@", variables: variables + [whole])
        }
        guard let device = localization.value["variations"]?["device"],
            let chosen = member("iphone", of: device) ?? member("other", of: device)
        else { return nil }
        return try text(chosen)
    }

    /// A text; nil for one that nobody has translated yet, which is new and empty.
    private func unit(_ owner: JSONMember) throws(StringsError) -> String? {
        guard let unit = member("stringUnit", of: owner.value) else { return nil }
        guard let text = unit.value["value"]?.string else { throw error("a text `value` expected", unit) }
        return text.isEmpty && unit.value["state"]?.string == "new" ? nil : text
    }

    private func forms(_ owner: JSONMember) throws(StringsError) -> [PluralCategory: String]? {
        guard let variations = owner.value["variations"], let plural = member("plural", of: variations) else {
            return nil
        }
        var forms: [PluralCategory: String] = [:]
        for form in try members(plural, "the forms") {
            guard let category = PluralCategory(rawValue: form.key) else {
                throw error("`" + form.key + "` is no plural category", form)
            }
            if let text = try unit(form) { forms[category] = text }
        }
        if forms.isEmpty { return nil }
        if forms[.other] == nil { throw error("the plural of `" + owner.key + "` has no form `other`", plural) }
        return forms
    }
}
