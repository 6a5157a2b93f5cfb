import ViewCatalog

/// How values of a type are compared in Swift.
enum SwiftConformance: Comparable {
    case none, equatable, hashable

    static func ofViewCore(_ type: Vocabulary) -> SwiftConformance {
        switch type {
        case .view, .text, .image, .shape: .none
        default: .hashable
        }
    }

    /// What SwiftUI's documentation says of a type, and UIKit's and Core Graphics' of theirs.
    static func ofSwiftUI(_ type: Vocabulary) -> SwiftConformance {
        switch type {
        case .view, .shape, .shapeStyle, .linearGradient, .geometryProxy, .submitLabel, .transition, .buttonStyle,
            .textFieldStyle, .labelStyle, .toggleStyle, .numberFormat, .numberPrecision:
            .none
        case .text, .image, .gradient, .gradientStop, .strokeStyle, .alignment, .horizontalAlignment,
            .verticalAlignment, .edgeSet, .edgeInsets, .axisSet, .safeAreaRegions, .size, .point, .rect,
            .viewDimensions, .buttonRole, .submitTriggers, .pinnedViews:
            .equatable
        case .color, .uiColor, .lineCap, .lineJoin, .roundedCornerStyle, .font, .fontWeight, .fontDesign, .fontLeading,
            .textStyle, .textAlignment, .textCase, .truncationMode, .roundingRule, .unitPoint, .edge, .horizontalEdge,
            .verticalEdge, .axis, .angle, .contentMode, .coordinateSpace, .closedRange, .lineRange, .orientation,
            .dynamicTypeSize, .dynamicTypeRange, .layoutDirection, .colorScheme, .sizeClass, .locale, .adaptiveRule,
            .headerTitle,
            .keyboardRule, .controlSize, .keyboardType, .taskPriority, .imageScale, .imageResizingMode, .url,
            .animation:
            .hashable
        }
    }
}
