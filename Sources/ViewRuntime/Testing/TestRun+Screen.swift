import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// What the steps of a test do to its screen.
extension TestRun {
    /// Shows content in a window of its own.
    func show(_ block: BlockID, _ place: PreviewPlace?, _ settings: [PreviewSetting]) {
        var environment = surroundings.environment
        var size = (width: 390.0, height: 844.0)
        device = nil
        switch place {
        case .size(let width, let height):
            guard let width = length(width), let height = length(height) else { return }
            size = (width, height)
        case .device(let name, let turned):
            device = Device.named(program.names.text(name.name))
            let orientation = turned.flatMap { Orientation(named: program.names.text($0.name)) }
            if let orientation { environment.orientation.turn(to: orientation) }
        case nil: break
        }
        // An orientation turns the device, before other settings say otherwise.
        for setting in settings where setting.key == .orientation {
            guard let changed = self.environment(environment, with: setting) else { return }
            environment = changed
        }
        if let device {
            let pose = device.pose(environment.orientation)
            environment.adopt(device, pose)
            size = (pose.width, pose.height)
        }
        for setting in settings where setting.key != .orientation {
            guard let changed = self.environment(environment, with: setting) else { return }
            environment = changed
        }
        let window = WindowContext(width: size.width, height: size.height, environment)
        screen.show(.block(block), environment, in: window)
    }

    /// An environment with one key set; nil, with the test at its end, where no window can have the value.
    private func environment(_ environment: EnvironmentValues, with setting: PreviewSetting) -> EnvironmentValues? {
        guard let value = value(setting.value) else { return nil }
        var changed = environment
        screen.machine.set(setting.key, to: value, in: &changed)
        if changed.isMeasurable { return changed }
        end(.impossibleSetting(setting.key, program.range(setting.value)))
        return nil
    }

    /// A finite length that is not negative; nil, with the test at its end, for another number.
    private func length(_ expression: ExpressionID, _ subject: String = "a window's side") -> Double? {
        guard let length = value(expression)?.double else { return nil }
        if length.isFinite, length >= 0 { return length }
        end(.impossibleSetting(subject, program.range(expression)))
        return nil
    }

    // MARK: Touching

    /// A step that does something to what is shown.
    func touch(_ step: StepKind, _ range: SourceRange) {
        switch step {
        case .tap(let path): if let node = node(path) { tap(at: screen.middle(of: id(of: node)), path) }
        case .step(let path, let isUp): if let node = node(path) { press(id(of: node), path, isUp: isUp) }
        case .type(let text, let path):
            guard let text = value(text)?.string, let node = node(path) else { return }
            if !screen.type(text, into: id(of: node)) { refuse(path) }
        case .clear(let path):
            guard let node = node(path) else { return }
            if !screen.clear(id(of: node)) { refuse(path) }
        case .rotate(let value): rotate(value)
        case .resize(let width, let height):
            guard let width = length(width), let height = length(height) else { return }
            device = nil
            var window = screen.window
            window.width = width
            window.height = height
            screen.change(screen.environment, window)
        case .keyboard(let height):
            guard let height = length(height, "the keyboard's height") else { return }
            var environment = screen.environment
            environment.keyboardHeight = height
            screen.change(environment, screen.window)
        case .setEnvironment(let key, let value):
            if key == .orientation { return rotate(value) }
            let setting = PreviewSetting(key: key, value: value)
            if let changed = environment(screen.environment, with: setting) { screen.change(changed, screen.window) }
        case .setShown(let view, let path, let value): set(view, path, value, range)
        case .wait(let seconds): if let seconds = length(seconds, "a wait") { screen.wait(seconds) }
        default: break
        }
    }

    private func id(of node: Int) -> NodeID { answers.scene.nodes[node].id }

    private func press(_ node: NodeID, _ path: NamePathID, isUp: Bool) {
        if let half = screen.half(ofStepperIn: node, isUp: isUp) {
            return tap(at: half, path, half: isUp ? "increments" : "decrements")
        }
        end(.noStepper(answers.text(path, screen.hostFrame), program.namePaths[path].range), isDrawn: true)
    }

    /// Taps at a point of what a path leads to, or of the half of a stepper that `half` tells, which must lie in the
    /// window.
    private func tap(at point: Point<Double>, _ path: NamePathID, half: String? = nil) {
        let place = Rect(x: point.x, y: point.y, width: 0, height: 0)
        guard answers.scene.bounds.holds(place, &screen.machine.turns) else {
            let name = answers.text(path, screen.hostFrame)
            return end(.outsideWindow(name, half: half, program.namePaths[path].range), isDrawn: true)
        }
        screen.tap(at: point)
    }

    private func refuse(_ path: NamePathID) {
        end(.noField(answers.text(path, screen.hostFrame), program.namePaths[path].range), isDrawn: true)
    }

    /// Turns the device; between portrait and landscape its window's sides, insets and size classes change too.
    private func rotate(_ value: ExpressionID) {
        guard let symbol = self.value(value)?.symbol, let orientation = Orientation(rawValue: symbol) else { return }
        var environment = screen.environment
        var window = screen.window
        environment.orientation.turn(to: orientation)
        if let device {
            let pose = device.pose(environment.orientation)
            environment.adopt(device, pose)
            window = WindowContext(width: pose.width, height: pose.height, environment)
        }
        screen.change(environment, window)
    }

    // MARK: States

    /// Sets a state of the test itself.
    func set(_ path: PathID, _ expression: ExpressionID) {
        if let value = value(expression) { screen.set(path, value) }
    }

    /// Sets a state of the view that is shown.
    private func set(_ view: ViewID, _ path: PathID, _ expression: ExpressionID, _ range: SourceRange) {
        guard let instance = screen.shownViews.first(where: { screen.machine.instances[$0.index].view == view }) else {
            return end(.stateGone(program.names.text(program.views[view].header.name), range))
        }
        if let value = value(expression) { screen.set(path, value, of: instance) }
    }

    // MARK: Snapshots

    /// Compares what is shown with the file of a snapshot; one taken with other settings is not compared further.
    func take(_ name: String, _ range: SourceRange) {
        let path = Snapshot.path(name, test: test.title, label: label)
        if snapshots.contains(where: { $0.path == path }) { return end(.snapshotTwice(name, range)) }
        let settings = SnapshotSettings.text(screen)
        let text = settings + screen.report(answers.scene.nodes.first?.kind ?? "").text()
        var file: [UInt8]?
        switch surroundings.snapshots.read(path) {
        case .bytes(let bytes): file = withoutReturns(bytes)
        case .missing: break
        case .failure(let reason):
            return end(.snapshotUnreadable(surroundings.snapshots.folder + "/" + path, reason, range))
        }
        let state: Snapshot.State = file.map { $0 == text ? .same : .different } ?? .missing
        snapshots.append(Snapshot(path: path, text: text, state: state))
        if state == .same || surroundings.update.writes(state) { return }
        let name = surroundings.snapshots.folder + "/" + path
        guard let file else { return fail(.snapshotMissing(name, range), isDrawn: true) }
        if !file.starts(with: settings), let other = SnapshotSettings.line(of: file) {
            return fail(.snapshotOfOtherSettings(name, other, range), isDrawn: true)
        }
        let difference = LineDifference(file, text).unified(name, name)
        fail(.snapshotDiffers(name, range), isDrawn: true, difference: difference)
    }

    /// The bytes with line feeds alone at the ends of lines.
    private func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for index in bytes.indices {
            let endsLine = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if !endsLine { result.append(bytes[index]) }
        }
        return result
    }
}
