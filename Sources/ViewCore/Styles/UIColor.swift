import ViewCatalog
import ViewRuntime
import ViewTree

/// A colour that the system names; the catalogue says which it is.
public struct UIColor: Hashable, Sendable {
    let color: ColorValue

    /// The colour of a name in the catalogue.
    private init(catalog name: String) {
        guard let color = CatalogColors.named(name, of: .uiColor) else { fatalError("no colour is named \(name)") }
        self.color = color
    }

    public static let systemRed = UIColor(catalog: "systemRed")
    public static let systemOrange = UIColor(catalog: "systemOrange")
    public static let systemYellow = UIColor(catalog: "systemYellow")
    public static let systemGreen = UIColor(catalog: "systemGreen")
    public static let systemMint = UIColor(catalog: "systemMint")
    public static let systemTeal = UIColor(catalog: "systemTeal")
    public static let systemCyan = UIColor(catalog: "systemCyan")
    public static let systemBlue = UIColor(catalog: "systemBlue")
    public static let systemIndigo = UIColor(catalog: "systemIndigo")
    public static let systemPurple = UIColor(catalog: "systemPurple")
    public static let systemPink = UIColor(catalog: "systemPink")
    public static let systemBrown = UIColor(catalog: "systemBrown")
    public static let systemGray = UIColor(catalog: "systemGray")
    public static let systemGray2 = UIColor(catalog: "systemGray2")
    public static let systemGray3 = UIColor(catalog: "systemGray3")
    public static let systemGray4 = UIColor(catalog: "systemGray4")
    public static let systemGray5 = UIColor(catalog: "systemGray5")
    public static let systemGray6 = UIColor(catalog: "systemGray6")
    public static let label = UIColor(catalog: "label")
    public static let secondaryLabel = UIColor(catalog: "secondaryLabel")
    public static let tertiaryLabel = UIColor(catalog: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(catalog: "quaternaryLabel")
    public static let placeholderText = UIColor(catalog: "placeholderText")
    public static let separator = UIColor(catalog: "separator")
    public static let opaqueSeparator = UIColor(catalog: "opaqueSeparator")
    public static let link = UIColor(catalog: "link")
    public static let systemBackground = UIColor(catalog: "systemBackground")
    public static let secondarySystemBackground = UIColor(catalog: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(catalog: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(catalog: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(catalog: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(catalog: "tertiarySystemGroupedBackground")
    public static let systemFill = UIColor(catalog: "systemFill")
    public static let secondarySystemFill = UIColor(catalog: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(catalog: "tertiarySystemFill")
    public static let quaternarySystemFill = UIColor(catalog: "quaternarySystemFill")
}

/// The name on macOS.
public typealias NSColor = UIColor
