import ViewCatalog
import ViewRuntime
import ViewTree

/// The named colours; the catalogue says which they are.
extension Color {
    /// The colour of a name in the catalogue.
    private init(catalog name: String) {
        guard let color = CatalogColors.named(name, of: .color) else { fatalError("no colour is named \(name)") }
        self.init(color)
    }

    public static let red = Color(catalog: "red")
    public static let orange = Color(catalog: "orange")
    public static let yellow = Color(catalog: "yellow")
    public static let green = Color(catalog: "green")
    public static let mint = Color(catalog: "mint")
    public static let teal = Color(catalog: "teal")
    public static let cyan = Color(catalog: "cyan")
    public static let blue = Color(catalog: "blue")
    public static let indigo = Color(catalog: "indigo")
    public static let purple = Color(catalog: "purple")
    public static let pink = Color(catalog: "pink")
    public static let brown = Color(catalog: "brown")
    public static let gray = Color(catalog: "gray")
    public static let white = Color(catalog: "white")
    public static let black = Color(catalog: "black")
    public static let clear = Color(catalog: "clear")
    public static let primary = Color(catalog: "primary")
    public static let secondary = Color(catalog: "secondary")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(catalog: "accentColor")
}
