; Made by `viewc reference --grammar highlights`.

(comment) @comment
(number) @number
(string) @string
[(escape0) (escape1) (escape2)] @string.escape
(keyword) @keyword
(value) @constant.builtin
(operator) @operator
(attribute) @attribute
(hash_name) @tag
(dollar_name) @variable.builtin
(label name: (_) @property)
(member name: (_) @property)
(declaration kind: _ @keyword name: (_) @type.definition)
(titled kind: _ @keyword)
["(" ")" "[" "]" "{" "}"] @punctuation.bracket
["," ";"] @punctuation.delimiter

((word) @type (#match? @type "^\\p{Lu}"))

((word) @type.builtin
  (#any-of? @type.builtin "Bool" "Int" "Double" "CGFloat" "String" "Range" "View" "Shape" "UIColor" "NSColor" "ShapeStyle" "Gradient" "StrokeStyle" "CGLineCap" "CGLineJoin" "RoundedCornerStyle" "Font" "TextAlignment" "NumberFormat" "NumberPrecision" "FloatingPointRoundingRule" "Alignment" "HorizontalAlignment" "VerticalAlignment" "UnitPoint" "Edge" "HorizontalEdge" "VerticalEdge" "EdgeInsets" "Axis" "SafeAreaRegions" "Size" "CGSize" "Point" "CGPoint" "Rect" "CGRect" "Angle" "ContentMode" "CoordinateSpace" "GeometryProxy" "ViewDimensions" "ClosedRange<Double>" "PartialRange<Int>" "Orientation" "UIDeviceOrientation" "DynamicTypeSize" "ClosedRange<DynamicTypeSize>" "LayoutDirection" "ColorScheme" "UserInterfaceSizeClass" "Locale" "AdaptiveRule" "HeaderTitle" "KeyboardRule" "ButtonStyle" "PrimitiveButtonStyle" "ButtonRole" "ControlSize" "TextFieldStyle" "LabelStyle" "ToggleStyle" "UIKeyboardType" "SubmitLabel" "SubmitTriggers" "TaskPriority" "PinnedScrollableViews" "URL" "Animation" "AnyTransition" "Action" "Binding" "Content"))

((word) @function.builtin
  (#any-of? @function.builtin "VStack" "HStack" "ZStack" "LazyVStack" "LazyHStack" "Grid" "GridRow" "Spacer" "Divider" "Group" "Section" "ForEach" "ViewThatFits" "GeometryReader" "ScrollView" "EmptyView" "Text" "Label" "ProgressView" "Button" "Link" "TextField" "SecureField" "Toggle" "Slider" "Stepper" "Image" "Color" "LinearGradient" "Rectangle" "RoundedRectangle" "Circle" "Capsule" "Ellipse" "HeaderStack" "WholeItemRow" "AdaptiveStack" "Overlay"))

((member name: (word) @function.method)
  .
  [(arguments) (block)]
  (#any-of? @function.method "frame" "padding" "fixedSize" "layoutPriority" "aspectRatio" "containerRelativeFrame" "scaledToFit" "scaledToFill" "resizable" "offset" "position" "alignmentGuide" "zIndex" "safeAreaInset" "safeAreaPadding" "ignoresSafeArea" "gridCellColumns" "gridCellAnchor" "gridCellUnsizedAxes" "gridColumnAlignment" "background" "overlay" "border" "foregroundStyle" "foregroundColor" "imageScale" "tint" "opacity" "hidden" "clipped" "clipShape" "cornerRadius" "shadow" "blur" "rotationEffect" "scaleEffect" "fill" "stroke" "strokeBorder" "font" "bold" "italic" "underline" "fontWeight" "fontDesign" "monospacedDigit" "kerning" "tracking" "textCase" "lineLimit" "truncationMode" "multilineTextAlignment" "minimumScaleFactor" "lineSpacing" "allowsTightening" "disabled" "buttonStyle" "textFieldStyle" "labelStyle" "toggleStyle" "controlSize" "keyboardType" "submitLabel" "contentShape" "allowsHitTesting" "focused" "onTapGesture" "onAppear" "onDisappear" "onChange" "task" "onSubmit" "animation" "transition" "environment" "layoutDirection" "dynamicTypeSize" "preferredColorScheme" "named" "id" "tag" "accessibilityLabel" "accessibilityIdentifier" "accessibilityHidden"))
