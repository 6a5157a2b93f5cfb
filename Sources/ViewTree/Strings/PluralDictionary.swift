/// Reads `.stringsdict` files: property lists of texts whose parts have a form for each plural category.
enum PluralDictionary {
    /// The texts by their keys.
    static func read(_ bytes: [UInt8]) throws(StringsError) -> [String: LocalizedText] {
        guard case .dictionary(let entries) = try PropertyList.read(bytes) else {
            throw StringsError("it holds no dictionary")
        }
        func error(_ message: String, _ offset: Int) -> StringsError { StringsError(message, bytes, at: offset) }
        var texts: [String: LocalizedText] = [:]
        for entry in entries {
            guard let format = entry.value["NSStringLocalizedFormatKey"]?.string,
                case .dictionary(let members) = entry.value
            else { throw error("`" + entry.key + "` has no `NSStringLocalizedFormatKey`", entry.offset) }
            var variables: [PluralVariable] = []
            for member in members {
                guard case .dictionary(let members) = member.value else { continue }
                let forms = forms(members)
                guard forms[.other] != nil else {
                    throw error("`" + member.key + "` of `" + entry.key + "` has no form `other`", member.offset)
                }
                variables.append(PluralVariable(name: member.key, forms: forms))
            }
            for name in LocalizedText.variableNames(format) where !variables.contains(where: { $0.name == name }) {
                throw error("`" + entry.key + "` has no dictionary `" + name + "`, which its text names", entry.offset)
            }
            let text = LocalizedText(format, variables: variables)
            if let fault = VariableCheck.fault(text) { throw error("`" + entry.key + "`: " + fault, entry.offset) }
            guard texts.updateValue(text, forKey: entry.key) == nil else {
                throw error("`" + entry.key + "` is there twice", entry.offset)
            }
        }
        return texts
    }

    private static func forms(_ members: [PropertyListMember]) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for member in members {
            if let category = PluralCategory(rawValue: member.key), let text = member.value.string {
                forms[category] = text
            }
        }
        return forms
    }
}
