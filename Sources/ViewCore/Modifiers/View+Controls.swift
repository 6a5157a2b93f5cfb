import ViewCatalog
import ViewRuntime

/// How controls look and what they take.
extension View {
    public func disabled(_ disabled: Bool) -> some View { modified(.disabled, .bool(disabled)) }

    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        modified(.buttonStyle, style._look.value)
    }

    public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
        modified(.textFieldStyle, style._look.value)
    }

    public func labelStyle(_ style: some LabelStyle) -> some View { modified(.labelStyle, style._look.value) }

    public func toggleStyle(_ style: some ToggleStyle) -> some View { modified(.toggleStyle, style._look.value) }

    public func controlSize(_ controlSize: ControlSize) -> some View { modified(.controlSize, controlSize.value) }

    public func contentShape(_ shape: some Shape) -> some View { modified(.contentShape, shape.shapeValue) }

    public func allowsHitTesting(_ enabled: Bool) -> some View { modified(.allowsHitTesting, .bool(enabled)) }

    public func keyboardType(_ type: UIKeyboardType) -> some View { annotated("keyboardType") }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { annotated("submitLabel") }

    public func animation(_ animation: Animation?, value: some Equatable) -> some View {
        modified(.animation, with: [.value(Value(animation)), .made { $0.watched(value) }])
    }

    public func animation(_ animation: Animation?) -> some View { modified(.animation, Value(animation)) }

    public func transition(_ transition: AnyTransition) -> some View {
        modified(.transition, .transition(transition.transition))
    }
}
