extension Catalog {
    static let foreignElements = """
        List NavigationStack NavigationView NavigationLink Form TabView Picker AsyncImage LazyVGrid LazyHGrid Menu
        DatePicker ToolbarItem ToolbarItemGroup Path RadialGradient AngularGradient EllipticalGradient MeshGradient
        DisclosureGroup NavigationSplitView ContentUnavailableView LabeledContent Tab TabSection GroupBox TextEditor
        AnyView Gauge ColorPicker ControlGroup OutlineGroup Table TableColumn TimelineView Canvas ShareLink PhotosPicker
        EditButton PasteButton RenameButton SignInWithAppleButton Map Chart VideoPlayer UnevenRoundedRectangle
        ContainerRelativeShape ScrollViewReader ViewThatFitsReader EquatableView HSplitView VSplitView
        MultiDatePicker SecureTextField SettingsLink HelpLink TextFieldLink DocumentGroup WindowGroup Window
        Settings MenuBarExtra CommandMenu CommandGroup ForEachSection Subscript AnyLayout HStackLayout VStackLayout
        ZStackLayout GridLayout KeyframeAnimator PhaseAnimator GlassEffectContainer ToolbarSpacer ToolbarTitleMenu
        NavigationBarItem AsyncButton SpriteView SceneView Model3D RealityView WebView PresentedWindowContent
        """
}
