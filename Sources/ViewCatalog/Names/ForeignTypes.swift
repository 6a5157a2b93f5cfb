extension Catalog {
    /// Types and property wrappers.
    static let foreignTypes: StaticString = """
        State StateObject ObservedObject EnvironmentObject Environment AppStorage SceneStorage FocusState GestureState
        Namespace ScaledMetric Bindable LocalizedStringKey GridItem NavigationPath ViewModifier ViewBuilder
        PreferenceKey EnvironmentKey EnvironmentValues DragGesture TapGesture LongPressGesture MagnificationGesture
        MagnifyGesture RotationGesture RotateGesture SpatialTapGesture Transaction Material AnyShapeStyle AnyShape
        HierarchicalShapeStyle Visibility BlendMode PresentationDetent ScrollViewProxy ScrollPosition ProposedViewSize
        Subviews LayoutSubviews GraphicsContext FillStyle ButtonStyleConfiguration PrimitiveButtonStyleConfiguration
        KeyEquivalent EventModifiers AccessibilityTraits RedactionReasons ScenePhase OpenURLAction DismissAction
        UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable UIApplicationDelegateAdaptor Scene App
        PreviewProvider Gesture Layout Animatable AnimatablePair EmptyModifier TupleView ModifiedContent ListStyle
        PlainListStyle GroupedListStyle InsetListStyle InsetGroupedListStyle SidebarListStyle PickerStyle
        SegmentedPickerStyle WheelPickerStyle MenuPickerStyle TabViewStyle PageTabViewStyle PageIndexViewStyle
        ProgressViewStyle LinearProgressViewStyle CircularProgressViewStyle StackNavigationViewStyle
        """
}
