import ViewBase
import ViewText

extension LayoutTreeBuilder {
    /// Adds a colour or a shape: takes what it is offered, 10 where nothing is.
    @_specialize(where S == Double)
    @discardableResult
    public func addFill() -> NodeID { leaf(.fill, flags: .ranged) }

    /// Adds a circle: a square of the smaller length offered.
    @_specialize(where S == Double)
    @discardableResult
    public func addCircle() -> NodeID { leaf(.circle) }

    /// Adds something of one size, as an image that does not stretch.
    @_specialize(where S == Double)
    @discardableResult
    public func addImage(width: S, height: S) -> NodeID {
        leaf(.image, storage.pointee.sizes.append(Size(width: width, height: height)), flags: .ranged)
    }

    /// Adds an image that stretches, with its own size as the ideal one.
    @_specialize(where S == Double)
    @discardableResult
    public func addResizableImage(width: S, height: S) -> NodeID {
        leaf(.resizableImage, storage.pointee.sizes.append(Size(width: width, height: height)), flags: .ranged)
    }

    /// Adds a text.
    @_specialize(where S == Double)
    @discardableResult
    public func addText(_ text: PreparedText) -> NodeID {
        leaf(.text, storage.pointee.texts.append(TextPayload(text)), isKept: true)
    }

    /// Adds a one-line field or a bar: as wide as offered, with a width of its own where nothing is, and of one height.
    @_specialize(where S == Double)
    @discardableResult
    public func addField(idealWidth: S, height: S) -> NodeID {
        leaf(.field, storage.pointee.sizes.append(Size(width: idealWidth, height: height)), flags: .ranged)
    }

    /// Adds a spacer along the axis of the stack around it; nil is the least length by default, 8.
    @_specialize(where S == Double)
    @discardableResult
    public func addSpacer(minLength: S? = nil) -> NodeID {
        let length = minLength ?? S(8)
        return addFollower(.spacer, length.isFinite && length.ahead >= 0 ? length : .zero)
    }

    /// Adds a line across the stack around it, `thickness` points thick.
    @_specialize(where S == Double)
    @discardableResult
    public func addDivider(thickness: S) -> NodeID { addFollower(.divider, thickness) }

    /// Adds a reader whose content the tree's provider builds for its size, once it is placed.
    @_specialize(where S == Double)
    @discardableResult
    public func addGeometryReader() -> NodeID {
        leaf(.geometryReader, storage.pointee.deferred.append(DeferredPayload()), flags: .ranged)
    }

    /// Adds a leaf that lies along or across the stack around it.
    private func addFollower(_ rule: LayoutRule, _ length: S) -> NodeID {
        let next = NodeIndex(truncatingIfNeeded: storage.pointee.nodes.count)
        let (axis, follows) = tree.stackAxis(around: next, in: current)
        let payload = SpacerPayload(minimum: length, axis: axis, follows: follows)
        return leaf(
            rule, storage.pointee.spacers.append(payload),
            flags: follows == noNode ? .ranged : .ofFollower)
    }
}
