import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// Labels and the progress of something.
extension ContentMaker {
    // MARK: Labels

    func open(label call: ElementCall<S>) {
        let icon: LabelIcon<S>
        switch call.rule {
        case .symbolLabel: icon = .symbol(call.argument(1).string ?? "", range(1, call))
        case .assetLabel: icon = .asset(call.argument(1).string ?? "", range(1, call))
        default: icon = .slot(call.argument(1), range(1, call))
        }
        let title = call.rule == .label ? LabelContent.slot(call.argument(0), range(0, call)) : title(call)
        openLabel(icon, title, call.environment, call.range, call.kind)
    }

    /// A picture and a title in a row, or one of them alone.
    func openLabel(
        _ icon: LabelIcon<S>, _ title: LabelContent<S>, _ environment: EnvironmentID, _ range: SourceRange,
        _ kind: String
    ) {
        face(environment)
        let style = self.environment(environment).labelStyle
        let isWhole = style == .automatic || style == .titleAndIcon
        let node =
            isWhole
            ? builder.openStack(.horizontal, spacing: S(ControlMetrics.labelGap)) : builder.openIdentity()
        register(node, kind, range)
        emission.append(.close)
        if style != .iconOnly { push(title, environment) }
        if style != .titleOnly { emission.append(.icon(icon, environment)) }
    }

    func emit(_ icon: LabelIcon<S>, _ place: EnvironmentID) {
        face(place)
        switch icon {
        case .symbol(let name, let range): add(symbol: name, "Image", range, environment(place))
        case .asset(let name, let range): add(asset: name, "Image", range, environment(place))
        case .slot(let content, let range): emission.append(.place(content, .layered, place, range))
        }
    }

    // MARK: Progress

    func open(progress call: ElementCall<S>) {
        switch call.rule {
        case .spinner: addSpinner(call)
        case .titledSpinner: openSpinner(call, title(call))
        case .labelSpinner: openSpinner(call, .slot(call.argument(0), range(0, call)))
        case .progressBar: call.argument(0).isNone ? addSpinner(call) : addBar(call)
        case .titledProgressBar:
            call.argument(1).isNone ? openSpinner(call, title(call)) : openBar(call, title(call), current: .none)
        default:
            let label = LabelContent.slot(call.argument(2), range(2, call))
            call.argument(0).isNone ? openSpinner(call, label) : openBar(call, label, current: call.argument(3))
        }
    }

    private func addSpinner(_ call: ElementCall<S>) {
        let size = size(ControlMetrics.spinnerSize)
        note(look: .control(look(.spinner, call)))
        register(builder.addImage(width: size.width, height: size.height), call.kind, call.range)
    }

    private func addBar(_ call: ElementCall<S>) {
        note(look: .control(look(.progress(progressShare(call)), call)))
        let bar = builder.addField(
            idealWidth: S(ControlMetrics.barIdealWidth), height: S(ControlMetrics.progressBarHeight))
        register(bar, call.kind, call.range)
    }

    /// A spinner above its label.
    private func openSpinner(_ call: ElementCall<S>, _ label: LabelContent<S>) {
        register(builder.openStack(.vertical, spacing: S(ControlMetrics.progressGap)), call.kind, call.range)
        addFixture(.box(size(ControlMetrics.spinnerSize), look(.spinner, call)))
        emission.append(.close)
        push(label, secondary(call.environment))
    }

    /// A label, a bar below it, and below that how far it has come.
    private func openBar(_ call: ElementCall<S>, _ label: LabelContent<S>, current: Value<S>) {
        let leading = Alignment(horizontal: .leading)
        register(
            builder.openStack(.vertical, alignment: leading, spacing: S(ControlMetrics.progressGap)), call.kind,
            call.range)
        emission.append(.close)
        if !current.isNone { push(.slot(current, range(3, call)), secondary(call.environment, .caption)) }
        let height = S(ControlMetrics.progressBarHeight)
        let look = look(.progress(progressShare(call)), call)
        emission.append(.fixture(.bar(idealWidth: S(ControlMetrics.barIdealWidth), height: height, look)))
        push(label, call.environment)
    }

    /// An environment in which text that sets no colour is of the second level, and in a style of its own.
    private func secondary(_ place: EnvironmentID, _ style: TextStyle? = nil) -> EnvironmentID {
        var values = environment(place)
        if values.foreground == nil { values.foreground = Foreground(level: 1) }
        if let style, values.font == nil { values.font = FontRequest(.style(style)) }
        return add(values, .place(place))
    }
}
