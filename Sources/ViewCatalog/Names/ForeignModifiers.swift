extension Catalog {
    /// Methods of views, texts, images and shapes.
    public static let foreignModifiers: StaticString = """
        navigationTitle sheet toolbar environmentObject navigationBarTitle onReceive listStyle alert
        navigationBarTitleDisplayMode listRowBackground listRowSeparator listRowInsets pickerStyle fullScreenCover
        gesture edgesIgnoringSafeArea navigationBarItems strikethrough navigationDestination accentColor
        autocapitalization textInputAutocapitalization disableAutocorrection autocorrectionDisabled refreshable
        searchable confirmationDialog popover contextMenu swipeActions onDelete onMove onHover onLongPressGesture
        matchedGeometryEffect mask rotation3DEffect drawingGroup compositingGroup blendMode brightness contrast
        saturation grayscale hueRotation colorInvert colorMultiply transformEffect projectionEffect trim
        scrollContentBackground scrollIndicators scrollDisabled scrollTargetBehavior scrollTargetLayout scrollPosition
        scrollTransition scrollDismissesKeyboard scrollBounceBehavior scrollClipDisabled contentMargins
        navigationBarHidden navigationBarBackButtonHidden navigationViewStyle tabItem tabViewStyle badge indexViewStyle
        toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode
        toolbarTitleMenu statusBar statusBarHidden persistentSystemOverlays renderingMode
        symbolRenderingMode symbolVariant symbolEffect symbolVariableValueMode interpolation antialiased baselineOffset
        monospaced fontWidth textSelection textScale textRenderer sensoryFeedback presentationDetents
        presentationDragIndicator presentationBackground presentationCornerRadius presentationCompactAdaptation
        presentationContentInteraction presentationBackgroundInteraction presentationSizing interactiveDismissDisabled
        actionSheet simultaneousGesture highPriorityGesture draggable dropDestination onDrag onDrop itemProvider
        onOpenURL onContinueUserActivity userActivity handlesExternalEvents onKeyPress keyboardShortcut focusable
        focusedValue focusedObject focusedSceneValue focusScope focusSection focusEffectDisabled prefersDefaultFocus
        defaultFocus submitScope onCommand onExitCommand onMoveCommand onPlayPauseCommand onCopyCommand onPasteCommand
        onDeleteCommand digitalCrownRotation labelsHidden menuStyle menuIndicator menuOrder menuActionDismissBehavior
        datePickerStyle progressViewStyle gaugeStyle groupBoxStyle disclosureGroupStyle formStyle textEditorStyle
        controlGroupStyle labeledContentStyle tableStyle buttonBorderShape buttonRepeatBehavior headerProminence
        listItemTint listSectionSeparator listSectionSeparatorTint listRowSeparatorTint listSectionSpacing
        listRowSpacing deleteDisabled moveDisabled selectionDisabled privacySensitive redacted unredacted
        textContentType labelIconToTitleSpacing previewDevice previewDisplayName previewLayout previewContext
        previewInterfaceOrientation coordinateSpace transaction geometryGroup onGeometryChange visualEffect preference
        onPreferenceChange anchorPreference transformAnchorPreference overlayPreferenceValue
        backgroundPreferenceValue transformEnvironment transformPreference modifier equatable accessibility
        accessibilityElement accessibilityValue accessibilityHint accessibilityAction accessibilityActions
        accessibilityAddTraits accessibilityRemoveTraits accessibilitySortPriority accessibilityInputLabels
        accessibilityChildren accessibilityRepresentation accessibilityAdjustableAction accessibilityFocused
        accessibilityHeading accessibilityRotor accessibilityScrollAction accessibilityCustomContent
        accessibilityIgnoresInvertColors accessibilityShowsLargeContentViewer accessibilityActivationPoint
        accessibilityLabeledPair accessibilityLinkedGroup accessibilityRespondsToUserInteraction
        speechSpellsOutCharacters speechAlwaysIncludesPunctuation speechAdjustedPitch speechAnnouncementsQueued
        backgroundStyle containerBackground containerShape containerValue layoutValue hoverEffect hoverEffectDisabled
        onContinuousHover pointerStyle glassEffect glassEffectID glassEffectUnion backgroundExtensionEffect
        navigationSubtitle navigationTransition navigationDocument matchedTransitionSource navigationSplitViewStyle
        navigationSplitViewColumnWidth inspector inspectorColumnWidth fileImporter fileExporter fileMover photosPicker
        quickLookPreview widgetURL widgetAccentable widgetLabel invalidatableContent contentTransition phaseAnimator
        keyframeAnimator colorEffect distortionEffect layerEffect luminanceToAlpha dialogIcon dialogSuppressionToggle
        flipsForRightToLeftLayoutDirection typesettingLanguage defersSystemGestures defaultScrollAnchor
        scrollEdgeEffectStyle scrollIndicatorsFlash scrollInputBehavior onScrollGeometryChange onScrollPhaseChange
        onScrollVisibilityChange tabBarMinimizeBehavior tabViewBottomAccessory tabViewCustomization searchScopes
        searchSuggestions searchCompletion searchFocused searchPresentationToolbarBehavior searchToolbarBehavior
        writingToolsBehavior defaultAppStorage modelContainer modelContext springLoadingBehavior
        subscriptionStoreControlStyle findNavigator findDisabled replaceDisabled renameAction exportsItemProviders
        importsItemProviders allowedDynamicRange allowsWindowActivationEvents help touchBar touchBarItemPrincipal
        windowStyle windowResizability windowToolbarStyle windowDismissBehavior defaultSize commands chartXAxis
        chartYAxis chartLegend chartXScale chartYScale chartForegroundStyleScale mapStyle mapControls
        """
}
