/// Reads `.stringsdict` files: property lists of texts whose parts have a form for each plural category.
enum PluralDictionary {
    /// The texts by their keys.
    static func read(_ bytes: [UInt8]) throws(StringsError) -> [String: LocalizedText] {
        guard case .dictionary(let entries) = try PropertyList.read(bytes) else {
            throw StringsError("it holds no dictionary")
        }
        var texts: [String: LocalizedText] = [:]
        for entry in entries {
            guard let format = entry.value["NSStringLocalizedFormatKey"]?.string,
                case .dictionary(let members) = entry.value
            else { throw StringsError("`" + entry.key + "` has no `NSStringLocalizedFormatKey`") }
            var variables: [PluralVariable] = []
            for member in members {
                guard case .dictionary(let forms) = member.value else { continue }
                variables.append(PluralVariable(name: member.key, forms: self.forms(forms)))
            }
            texts[entry.key] = LocalizedText(format, variables: variables)
        }
        return texts
    }

    private static func forms(_ members: [(key: String, value: PropertyListValue)]) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for member in members {
            if let category = PluralCategory(rawValue: member.key), let text = member.value.string {
                forms[category] = text
            }
        }
        return forms
    }
}
