extension Catalog {
    /// Views, shapes and scenes.
    static let foreignElements: StaticString = """
        List NavigationStack NavigationView NavigationLink Form TabView Picker AsyncImage LazyVGrid LazyHGrid Menu
        DatePicker ToolbarItem ToolbarItemGroup AnyView Path RadialGradient AngularGradient EllipticalGradient
        DisclosureGroup NavigationSplitView ContentUnavailableView LabeledContent ScrollViewReader TextEditor Tab
        WindowGroup Chart Map PhotosPicker ShareLink Canvas TimelineView UnevenRoundedRectangle GroupBox ColorPicker
        EditButton Gauge VideoPlayer ControlGroup OutlineGroup Table TableColumn TableRow TabSection MeshGradient
        ContainerRelativeShape SignInWithAppleButton PasteButton RenameButton MultiDatePicker AnyLayout HStackLayout
        VStackLayout ZStackLayout GridLayout HSplitView VSplitView Settings SettingsLink HelpLink TextFieldLink
        MenuBarExtra DocumentGroup Window CommandMenu CommandGroup KeyframeAnimator PhaseAnimator EquatableView
        SpriteView SceneView RealityView Model3D WebView ToolbarSpacer ToolbarTitleMenu DefaultToolbarItem
        GlassEffectContainer ConcentricRectangle NewDocumentButton NavigationControlGroup SubscriptionStoreView
        ProductView StoreView TipView
        """
}
