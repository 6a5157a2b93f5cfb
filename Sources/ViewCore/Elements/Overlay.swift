import ViewCatalog
import ViewRuntime

/// Floats a view over a base, clear of the safe area and the keyboard.
public struct Overlay<Base: View, Floating: View>: View {
    public typealias Body = Never

    private let alignment: Alignment
    private let inset: EdgeInsets
    private let keyboard: KeyboardRule
    private let base: Base
    private let floating: Floating

    public init(
        alignment: Alignment = .bottomTrailing, inset: EdgeInsets, keyboard: KeyboardRule = .avoid,
        @ViewBuilder base: () -> Base, @ViewBuilder floating: () -> Floating
    ) {
        self.alignment = alignment
        self.inset = inset
        self.keyboard = keyboard
        self.base = base()
        self.floating = floating()
    }

    public init(
        alignment: Alignment = .bottomTrailing, inset: CGFloat = 16, keyboard: KeyboardRule = .avoid,
        @ViewBuilder base: () -> Base, @ViewBuilder floating: () -> Floating
    ) {
        let inset = EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        self.init(alignment: alignment, inset: inset, keyboard: keyboard, base: base, floating: floating)
    }

    public func _add(to place: ViewPlace) {
        place.add(
            .floatingOverlay,
            [alignment.value, inset.value, keyboard.value, place.content(base), place.content(floating, slot: 1)])
    }
}
