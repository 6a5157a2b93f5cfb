extension SwiftUISupport {
    /// What is known of the device and the window.
    static let screen: StaticString = #"""
        #if !canImport(UIKit) || os(tvOS) || os(watchOS) || os(visionOS)
            /// How the device is held, which this system does not tell.
            enum UIDeviceOrientation: Int, Sendable {
                case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp,
                    faceDown

                var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
                var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
                var isFlat: Bool { self == .faceUp || self == .faceDown }
                var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
            }
        #endif

        /// How the device is held, and the axis that its last upright or lying position gives.
        struct HeldOrientation: Equatable, Sendable {
            private(set) var present = UIDeviceOrientation.unknown
            private var axis = Axis.vertical

            mutating func turn(to orientation: UIDeviceOrientation) {
                present = orientation
                if orientation.isPortrait { axis = .vertical }
                if orientation.isLandscape { axis = .horizontal }
            }

            /// The axis of a stack that follows the device; `flat` is that of a device on its back, nil for
            /// as before.
            func axis(flat: Axis?) -> Axis { present.isValidInterfaceOrientation ? axis : flat ?? axis }
        }

        private struct HeldOrientationKey: EnvironmentKey {
            static let defaultValue = HeldOrientation()
        }

        private struct KeyboardHeightKey: EnvironmentKey {
            static let defaultValue = 0.0
        }

        private struct ScreenInsetsKey: EnvironmentKey {
            static let defaultValue = EdgeInsets()
        }

        extension EnvironmentValues {
            fileprivate(set) var heldOrientation: HeldOrientation {
                get { self[HeldOrientationKey.self] }
                set { self[HeldOrientationKey.self] = newValue }
            }

            /// How the device is held.
            var orientation: UIDeviceOrientation {
                get { heldOrientation.present }
                set { heldOrientation.turn(to: newValue) }
            }

            /// The points of the window that the keyboard covers.
            var keyboardHeight: Double {
                get { self[KeyboardHeightKey.self] }
                set { self[KeyboardHeightKey.self] = newValue }
            }

            /// The window's edges that bars and the device's shape cover.
            fileprivate(set) var safeAreaInsets: EdgeInsets {
                get { self[ScreenInsetsKey.self] }
                set { self[ScreenInsetsKey.self] = newValue }
            }
        }

        extension View {
            /// Tells the views inside how the device is held and what keyboard and bars cover; for the root
            /// of a window.
            func screenEnvironment() -> some View { modifier(ScreenEnvironment()) }
        }

        private struct ScreenEnvironment: ViewModifier {
            @State private var orientation = HeldOrientation()
            @State private var keyboardHeight = 0.0
            @State private var insets = EdgeInsets()

            func body(content: Content) -> some View {
                observed(content)
                    .environment(\.heldOrientation, orientation)
                    .environment(\.keyboardHeight, keyboardHeight)
                    .environment(\.safeAreaInsets, insets)
                    .background {
                        Color.clear
                            .onGeometryChange(for: EdgeInsets.self) {
                                $0.safeAreaInsets
                            } action: {
                                insets = $0
                            }
                            .ignoresSafeArea(.keyboard)
                    }
            }

            #if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
                private func observed(_ content: Content) -> some View {
                    let center = NotificationCenter.default
                    return
                        content
                        .onAppear {
                            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
                            orientation.turn(to: UIDevice.current.orientation)
                        }
                        .onReceive(center.publisher(for: UIDevice.orientationDidChangeNotification)) {
                            _ in
                            orientation.turn(to: UIDevice.current.orientation)
                        }
                        .onReceive(
                            center.publisher(for: UIResponder.keyboardWillChangeFrameNotification)
                        ) { note in
                            let frame =
                                note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                            keyboardHeight = max(
                                0, UIScreen.main.bounds.maxY - (frame?.minY ?? .infinity))
                        }
                        .onReceive(center.publisher(for: UIResponder.keyboardWillHideNotification)) {
                            _ in
                            keyboardHeight = 0
                        }
                }
            #else
                private func observed(_ content: Content) -> Content { content }
            #endif
        }
        """#
}
