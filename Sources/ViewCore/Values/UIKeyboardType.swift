/// The keyboard that a field raises.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: UInt8, CaseIterable, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension UIKeyboardType: CatalogSymbol {}
