extension Catalog {
    static let foreignModifiers = """
        navigationTitle sheet toolbar environmentObject navigationBarTitle onReceive listStyle alert
        navigationBarTitleDisplayMode listRowBackground listRowSeparator listRowInsets pickerStyle fullScreenCover
        gesture edgesIgnoringSafeArea navigationBarItems strikethrough rotation3DEffect navigationDestination
        autocapitalization textInputAutocapitalization disableAutocorrection autocorrectionDisabled refreshable
        searchable confirmationDialog popover contextMenu swipeActions onDelete onMove onHover onLongPressGesture
        matchedGeometryEffect mask drawingGroup compositingGroup blendMode brightness contrast saturation grayscale
        hueRotation colorInvert colorMultiply transformEffect projectionEffect scrollContentBackground
        scrollIndicators scrollDisabled scrollTargetBehavior scrollTargetLayout scrollPosition scrollTransition
        scrollDismissesKeyboard scrollBounceBehavior scrollClipDisabled contentMargins navigationBarHidden
        navigationBarBackButtonHidden navigationViewStyle tabItem tabViewStyle badge indexViewStyle toolbarBackground
        toolbarColorScheme toolbarRole toolbarTitleDisplayMode statusBar statusBarHidden persistentSystemOverlays
        accentColor imageScale renderingMode symbolRenderingMode symbolVariant symbolEffect interpolation antialiased
        baselineOffset monospaced fontWidth textSelection dynamicTypeSizeRange sensoryFeedback presentationDetents
        presentationDragIndicator presentationBackground presentationCornerRadius presentationCompactAdaptation
        interactiveDismissDisabled actionSheet simultaneousGesture highPriorityGesture draggable dropDestination
        onDrag onDrop itemProvider onOpenURL onContinueUserActivity userActivity handlesExternalEvents onKeyPress
        keyboardShortcut focusable focusedValue focusScope defaultFocus submitScope onCommand onExitCommand
        onMoveCommand onPlayPauseCommand digitalCrownRotation labelsHidden menuStyle menuIndicator menuOrder
        datePickerStyle progressViewStyle gaugeStyle groupBoxStyle disclosureGroupStyle formStyle textEditorStyle
        controlGroupStyle tableStyle buttonBorderShape buttonRepeatBehavior headerProminence listItemTint listSectionSeparator
        listSectionSpacing listRowSpacing deleteDisabled moveDisabled selectionDisabled privacySensitive redacted
        unredacted textContentType preferredSurroundingsEffect previewDevice previewDisplayName previewLayout
        previewInterfaceOrientation coordinateSpace transaction animationsDisabled geometryGroup onGeometryChange
        visualEffect preference onPreferenceChange anchorPreference transformAnchorPreference overlayPreferenceValue
        backgroundPreferenceValue transformEnvironment transformPreference modifier equatable accessibility
        accessibilityElement accessibilityValue accessibilityHint accessibilityAction accessibilityAddTraits
        accessibilityRemoveTraits accessibilitySortPriority accessibilityInputLabels accessibilityChildren
        accessibilityRepresentation accessibilityAdjustableAction accessibilityFocused speechSpellsOutCharacters
        backgroundStyle containerBackground containerShape containerValue layoutValue rotationGesture hoverEffect
        glassEffect glassEffectID backgroundExtensionEffect navigationSubtitle navigationTransition
        matchedTransitionSource navigationSplitViewStyle navigationSplitViewColumnWidth inspector inspectorColumnWidth
        fileImporter fileExporter fileMover photosPicker quickLookPreview storeProductTask widgetURL
        widgetAccentable invalidatableContent contentTransition phaseAnimator keyframeAnimator colorEffect
        distortionEffect layerEffect luminanceToAlpha flipsForRightToLeftLayoutDirection typesettingLanguage
        defersSystemGestures defaultScrollAnchor scrollEdgeEffectStyle tabBarMinimizeBehavior tabViewBottomAccessory
        defaultAppStorage modelContainer modelContext managedObjectContext help touchBar windowStyle commands trim
        """

    static let foreignTypes = """
        GridItem UIImage NSImage Date AttributedString LocalizedStringKey LocalizedStringResource Binding State
        StateObject ObservedObject EnvironmentObject Environment Published AppStorage SceneStorage FocusState
        GestureState Namespace ScaledMetric PreferenceKey EnvironmentKey EnvironmentValues ViewModifier ViewBuilder
        DragGesture TapGesture LongPressGesture MagnificationGesture MagnifyGesture RotationGesture RotateGesture
        Transaction CGAffineTransform Material AnyShapeStyle AnyShape HierarchicalShapeStyle Visibility BlendMode
        PresentationDetent NavigationPath ScrollViewProxy TimelineSchedule UUID
        """
}
