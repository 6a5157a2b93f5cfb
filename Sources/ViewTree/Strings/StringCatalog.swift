import ViewBase

/// Reads `.xcstrings` files: all languages of the texts in one JSON object.
enum StringCatalog {
    static func read(_ bytes: [UInt8]) throws(StringsError) -> LocalizedStrings {
        let root: JSONValue
        switch JSONReader.read(bytes) {
        case .success(let value): root = value
        case .failure(let error): throw StringsError(error.message, bytes, at: error.offset)
        }
        guard case .object(let strings)? = root["strings"] else {
            throw StringsError("it holds no object `strings`")
        }
        let source = root["sourceLanguage"]?.string ?? "en"
        var tables = [LocalizedStrings.Table(locale: source)]
        var everywhere = LocalizedStrings.Table(locale: nil)
        for entry in strings {
            // The key is the text of its own language, where that has no other.
            tables[0].texts[entry.key] = LocalizedText(entry.key)
            if case .bool(false)? = entry.value["shouldTranslate"] {
                everywhere.texts[entry.key] = LocalizedText(entry.key)
            }
            guard case .object(let localizations)? = entry.value["localizations"] else { continue }
            for localization in localizations {
                guard let text = text(localization.value) else { continue }
                if let index = tables.firstIndex(where: { $0.locale == localization.key }) {
                    tables[index].texts[entry.key] = text
                } else {
                    tables.append(LocalizedStrings.Table(locale: localization.key, texts: [entry.key: text]))
                }
            }
        }
        return LocalizedStrings(everywhere.texts.isEmpty ? tables : tables + [everywhere])
    }

    /// The text of one language: a unit, or forms by plural, or by device; its substitutions are variables.
    private static func text(_ localization: JSONValue) -> LocalizedText? {
        var variables: [PluralVariable] = []
        if case .object(let substitutions)? = localization["substitutions"] {
            for substitution in substitutions {
                guard let forms = forms(substitution.value) else { continue }
                let number = substitution.value["argNum"]?.number.map { Int($0) - 1 }
                variables.append(PluralVariable(name: substitution.key, argument: number, forms: forms))
            }
        }
        if let unit = unit(localization) { return LocalizedText(unit, variables: variables) }
        if let forms = forms(localization) {
            let whole = PluralVariable(name: "", isWhole: true, forms: forms)
            return LocalizedText("%#@@", variables: variables + [whole])
        }
        guard let device = localization["variations"]?["device"] else { return nil }
        return (device["iphone"] ?? device["other"]).flatMap { text($0) }
    }

    /// A text; nil for one that nobody has translated yet, which is new and empty.
    private static func unit(_ value: JSONValue) -> String? {
        guard let unit = value["stringUnit"], let text = unit["value"]?.string else { return nil }
        return text.isEmpty && unit["state"]?.string == "new" ? nil : text
    }

    private static func forms(_ value: JSONValue) -> [PluralCategory: String]? {
        guard case .object(let plural)? = value["variations"]?["plural"] else { return nil }
        var forms: [PluralCategory: String] = [:]
        for form in plural {
            if let category = PluralCategory(rawValue: form.key), let text = unit(form.value) { forms[category] = text }
        }
        return forms.isEmpty ? nil : forms
    }
}
