extension Catalog {
    static let plannedElements = """
        LazyVStack LazyHStack Section SecureField Toggle Slider Stepper ProgressView Label Link LinearGradient
        """

    static let plannedModifiers = """
        blur rotationEffect scaleEffect controlSize labelStyle toggleStyle onSubmit onDisappear onChange task focused
        safeAreaPadding containerRelativeFrame gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment
        """
}
