extension SwiftUISupport {
    /// What emitted views call beside SwiftUI.
    static let views: StaticString = #"""
        /// Content that a view takes and shows where it likes, of any type.
        ///
        /// A view's initializer keeps what it is given so: `self.row = slot(row)`. Content that may be
        /// left out is given so: `footer: slot { Text("End") }`.
        func slot<each Argument, Content: View>(
            @ViewBuilder _ content: @escaping (repeat each Argument) -> Content
        ) -> (repeat each Argument) -> AnyView {
            { (argument: repeat each Argument) in AnyView(content(repeat each argument)) }
        }

        extension View {
            func layoutDirection(_ direction: LayoutDirection) -> some View {
                environment(\.layoutDirection, direction)
            }

            /// Ties the focus to a state that is no `FocusState`.
            func focused(_ condition: Binding<Bool>) -> some View {
                modifier(FocusLink(value: condition, own: true, none: false))
            }

            /// Ties the focus to a state that says which view has it.
            func focused<Value: Hashable>(
                _ binding: Binding<Value?>, equals value: Value
            ) -> some View {
                modifier(FocusLink(value: binding, own: value, none: nil))
            }

            /// Ties the focus to a state that says which view has it, and that keeps its value when none
            /// has.
            @_disfavoredOverload
            func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View {
                modifier(FocusLink(value: binding, own: value, none: value))
            }
        }

        /// Keeps a state and the focus of one view in step.
        private struct FocusLink<Value: Hashable>: ViewModifier {
            @Binding var value: Value
            /// The state's value while the view has the focus.
            let own: Value
            /// Its value once the view has lost the focus to none.
            let none: Value
            @FocusState private var isFocused: Bool

            func body(content: Content) -> some View {
                content
                    .focused($isFocused)
                    .onAppear { isFocused = value == own }
                    .onChange(of: value) { isFocused = $0 == own }
                    .onChange(of: isFocused) { hasFocus in
                        if hasFocus { value = own } else if value == own { value = none }
                    }
            }
        }

        extension Link where Label == Text {
            /// A link that opens nothing where there is no address.
            init(_ title: LocalizedStringKey, destination: URL?) {
                self.init(title, destination: destination ?? .nowhere)
            }

            /// A link that opens nothing where there is no address.
            @_disfavoredOverload
            init(_ title: some StringProtocol, destination: URL?) {
                self.init(title, destination: destination ?? .nowhere)
            }
        }

        extension Link {
            /// A link that opens nothing where there is no address.
            init(destination: URL?, @ViewBuilder label: () -> Label) {
                self.init(destination: destination ?? .nowhere, label: label)
            }
        }

        extension URL {
            fileprivate static var nowhere: URL {
                URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
            }
        }

        /// Sliders with labels of two kinds at their ends, or with one label.
        extension Slider where ValueLabel == AnyView {
            @_disfavoredOverload
            init(
                value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1,
                @ViewBuilder label: () -> Label,
                @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
                @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
                onEditingChanged: @escaping (Bool) -> Void = { _ in }
            ) {
                let ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
                self.init(
                    value: value, in: bounds, label: label, minimumValueLabel: { ends.0 },
                    maximumValueLabel: { ends.1 }, onEditingChanged: onEditingChanged)
            }

            @_disfavoredOverload
            init(
                value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double,
                @ViewBuilder label: () -> Label,
                @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
                @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
                onEditingChanged: @escaping (Bool) -> Void = { _ in }
            ) {
                let ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
                self.init(
                    value: value, in: bounds, step: step, label: label, minimumValueLabel: { ends.0 },
                    maximumValueLabel: { ends.1 }, onEditingChanged: onEditingChanged)
            }
        }

        extension Slider where Label == EmptyView, ValueLabel == EmptyView {
            /// A slider in steps from 0 to 1.
            init(
                value: Binding<Double>, step: Double,
                onEditingChanged: @escaping (Bool) -> Void = { _ in }
            ) {
                self.init(value: value, in: 0...1, step: step, onEditingChanged: onEditingChanged)
            }
        }

        extension [Text] {
            /// The texts one after the other, as `+` joins them.
            func joined() -> Text { dropFirst().reduce(first ?? Text(verbatim: "")) { $0 + $1 } }
        }
        """#

    /// Styles of controls of any type.
    static let styles: StaticString = #"""
        /// A style of any type, for a parameter or a constant.
        struct AnyButtonStyle: PrimitiveButtonStyle {
            private let make: (PrimitiveButtonStyleConfiguration) -> AnyView

            init(_ style: some PrimitiveButtonStyle) {
                make = { AnyView(Button($0).buttonStyle(style)) }
            }

            func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
                make(configuration)
            }
        }

        /// A style of any type, for a parameter or a constant.
        struct AnyLabelStyle: LabelStyle {
            private let make: (LabelStyleConfiguration) -> AnyView

            init(_ style: some LabelStyle) { make = { AnyView(Label($0).labelStyle(style)) } }

            func makeBody(configuration: LabelStyleConfiguration) -> some View { make(configuration) }
        }

        /// A style of any type, for a parameter or a constant.
        struct AnyToggleStyle: ToggleStyle {
            private let make: (ToggleStyleConfiguration) -> AnyView

            init(_ style: some ToggleStyle) { make = { AnyView(Toggle($0).toggleStyle(style)) } }

            func makeBody(configuration: ToggleStyleConfiguration) -> some View { make(configuration) }
        }

        /// A style of any type, for a parameter or a constant.
        struct AnyTextFieldStyle: TextFieldStyle {
            private let make: (TextField<_Label>) -> AnyView

            init(_ style: some TextFieldStyle) { make = { AnyView($0.textFieldStyle(style)) } }

            func _body(configuration: TextField<_Label>) -> some View { make(configuration) }
        }
        """#
}
