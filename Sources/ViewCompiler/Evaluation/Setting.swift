import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewTree

/// The environment and the windows of an evaluation: defaults, then the device, the preview, the options.
struct Setting {
    private(set) var environment = EnvironmentValues()
    private(set) var windows: [WindowContext] = []
    /// The height of the device's keyboard, as it is held; nil without a device.
    let deviceKeyboard: Double?
    /// What is wrong with the head of the preview.
    let diagnostics: [Diagnostic]
    /// Whether the root stands in the safe area instead of the whole window.
    private let isInSafeArea: Bool

    init(_ options: EvaluationOptions, _ root: EvaluationInput.Root, of program: Program) {
        environment = Setting.surroundings(options)
        var preview: PreviewID?
        var previewDevice: PreviewDevice?
        if case .preview(let id) = root {
            preview = id
            previewDevice = PreviewDevice(program.previews[id], program.names)
        }
        let device = options.device ?? previewDevice?.device
        var orientations = options.orientations
        if orientations.isEmpty, let orientation = previewDevice?.orientation { orientations = [orientation] }
        environment.orientation = OrientationHistory(orientations)
        let given = environment.orientation
        var pose = device?.pose(given)
        if let device, let pose { environment.adopt(device, pose) }
        var surroundings = environment
        var head = preview.map { Evaluator.head(of: $0, in: program, surroundings) }
        if options.orientations.isEmpty, let device, let preview, let turned = head?.environment.orientation,
            turned != given
        {
            // The preview's settings turn its device, and hold over what the device then says.
            let turnedPose = device.pose(turned)
            surroundings.orientation = turned
            surroundings.adopt(device, turnedPose)
            pose = turnedPose
            head = Evaluator.head(of: preview, in: program, surroundings)
        }
        deviceKeyboard = pose?.keyboardHeight
        if let head { environment = head.environment }
        if !options.orientations.isEmpty { environment.orientation = given }
        diagnostics = head?.diagnostics ?? []
        isInSafeArea = environment.safeAreaInsets != .zero || options.safeArea != nil
        apply(options)
        var sizes = options.sizes
        if sizes.isEmpty {
            let named = options.device == nil ? head?.size : nil
            let size = named.map { WindowSize(width: $0.width, height: $0.height) }
            sizes = [size ?? pose.map { WindowSize(width: $0.width, height: $0.height) } ?? .standard]
        }
        windows = sizes.map { window($0, options) }
    }

    /// The environment before anything of the program counts.
    static func surroundings(_ options: EvaluationOptions) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.fonts = options.fonts
        environment.strings = options.strings
        if let metrics = options.textMetrics { environment.textMetrics = metrics }
        if let platform = options.platform { environment.platform = platform }
        return environment
    }

    private mutating func apply(_ options: EvaluationOptions) {
        if let safeArea = options.safeArea { environment.safeAreaInsets = safeArea }
        if let height = options.keyboardHeights.last { environment.keyboardHeight = height }
        if let size = options.dynamicTypeSize { environment.dynamicTypeSize = size }
        if let locale = options.locale { environment.locale = locale }
        if let direction = options.layoutDirection { environment.layoutDirection = direction }
        if let scheme = options.colorScheme { environment.colorScheme = scheme }
        if let scale = options.scale { environment.displayScale = scale }
    }

    private func window(_ size: WindowSize, _ options: EvaluationOptions) -> WindowContext {
        var window = WindowContext(width: size.width, height: size.height, environment)
        window.rootInSafeArea = isInSafeArea
        window.roundsToPixels = options.roundsToPixels
        return window
    }
}
