extension Catalog {
    /// Elements of the vocabulary that have no row yet.
    static let plannedElements: StaticString = """
        LazyVStack LazyHStack Section SecureField Toggle Slider Stepper ProgressView Label Link LinearGradient
        """

    /// Modifiers of the vocabulary that have no row yet.
    static let plannedModifiers: StaticString = """
        blur rotationEffect scaleEffect controlSize labelStyle toggleStyle onSubmit onDisappear onChange task focused
        safeAreaPadding containerRelativeFrame gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment
        """
}
