" Vim syntax file
" Language: view, made by `viewc reference --grammar vim`

if exists("b:current_syntax")
  finish
endif

syntax match viewOperator "->\|\.\.[.<]\|[-+*/%=!<>&|?≈:]"
syntax match viewType "\<\u\k*"
syntax keyword viewElement VStack HStack ZStack LazyVStack LazyHStack Grid GridRow Spacer Divider Group Section ForEach ViewThatFits GeometryReader ScrollView EmptyView Text Label ProgressView Button Link TextField SecureField Toggle Slider Stepper Image Color LinearGradient Rectangle RoundedRectangle Circle Capsule Ellipse HeaderStack WholeItemRow AdaptiveStack Overlay
syntax keyword viewStandardType Bool Int Double CGFloat String Range View Shape UIColor NSColor ShapeStyle Gradient StrokeStyle CGLineCap CGLineJoin RoundedCornerStyle Font TextAlignment NumberFormat NumberPrecision FloatingPointRoundingRule Alignment HorizontalAlignment VerticalAlignment UnitPoint Edge HorizontalEdge VerticalEdge EdgeInsets Axis SafeAreaRegions Size CGSize Point CGPoint Rect CGRect Angle ContentMode CoordinateSpace GeometryProxy ViewDimensions ClosedRange<Double> PartialRange<Int> Orientation UIDeviceOrientation DynamicTypeSize ClosedRange<DynamicTypeSize> LayoutDirection ColorScheme UserInterfaceSizeClass Locale AdaptiveRule HeaderTitle KeyboardRule ButtonStyle PrimitiveButtonStyle ButtonRole ControlSize TextFieldStyle LabelStyle ToggleStyle UIKeyboardType SubmitLabel SubmitTriggers TaskPriority PinnedScrollableViews URL Animation AnyTransition Action Binding Content
syntax match viewLabel "\<\k\+\ze:"
syntax match viewMember "\.\zs\k\+"
syntax match viewModifier "\.\zs\%(frame\|padding\|fixedSize\|layoutPriority\|aspectRatio\|containerRelativeFrame\|scaledToFit\|scaledToFill\|resizable\|offset\|position\|alignmentGuide\|zIndex\|safeAreaInset\|safeAreaPadding\|ignoresSafeArea\|gridCellColumns\|gridCellAnchor\|gridCellUnsizedAxes\|gridColumnAlignment\|background\|overlay\|border\|foregroundStyle\|foregroundColor\|imageScale\|tint\|opacity\|hidden\|clipped\|clipShape\|cornerRadius\|shadow\|blur\|rotationEffect\|scaleEffect\|fill\|stroke\|strokeBorder\|font\|bold\|italic\|underline\|fontWeight\|fontDesign\|monospacedDigit\|kerning\|tracking\|textCase\|lineLimit\|truncationMode\|multilineTextAlignment\|minimumScaleFactor\|lineSpacing\|allowsTightening\|disabled\|buttonStyle\|textFieldStyle\|labelStyle\|toggleStyle\|controlSize\|keyboardType\|submitLabel\|contentShape\|allowsHitTesting\|focused\|onTapGesture\|onAppear\|onDisappear\|onChange\|task\|onSubmit\|animation\|transition\|environment\|layoutDirection\|dynamicTypeSize\|preferredColorScheme\|named\|id\|tag\|accessibilityLabel\|accessibilityIdentifier\|accessibilityHidden\)\>\ze\s*[({]"
syntax match viewStep "^\s*\zs\%(show\|tap\|increment\|decrement\|type\|clear\|rotate\|resize\|keyboard\|set\|wait\|expect\|snapshot\)\>\ze\s\+[[:alnum:]_#\"(.!-]"
syntax match viewClause "\s\zs\%(at\ze\s*(\|on\ze\s*[.[]\|with\ze\s\+\k\|into\ze\s\+#\)"
syntax match viewStatement "\.\@1<!\<\%(guard\|return\)\>\%(\s*[=:(]\)\@!"
syntax match viewDeclaration "\.\@1<!\<\%(record\|enum\|func\|var\|view\|content\|state\|action\)\>\ze\s\+\%(in\>\)\@!\%(\k\|`\)"
syntax match viewDeclaration "\.\@1<!\<\%(preview\|test\)\>\ze\s*\%([\"{]\|\<at\>\|\<on\>\|\<with\>\)"
syntax match viewDeclaration "\<\%(private\)\>\ze\s\+\k"
syntax keyword viewKeyword if else switch case default for in let import
syntax keyword viewValue true false nil
syntax match viewNumber "\<0x[[:xdigit:]_]\+\|\<0o[0-7_]\+\|\<0b[01_]\+"
syntax match viewNumber "\<\d[0-9_]*\%(\.\d[0-9_]*\)\=\%([eE][+-]\=\d[0-9_]*\)\="
syntax match viewDollarName "\$\k\+"
syntax match viewName "`\k\+`"
syntax match viewHashName "#\k\+"
syntax match viewKeyword "#\%(available\|if\|else\|elseif\|endif\|Preview\|selector\)\>"
syntax match viewAttribute "@\k\+"

syntax match viewEscape0 contained "\\\%([0tnr\"'\\]\|u{\x\{1,8}}\)"
syntax region viewInterpolation0 contained matchgroup=viewInterpolationMark start="\\(" end=")" contains=TOP
syntax region viewString matchgroup=viewString start=+"+ end=+"\|$+ contains=viewEscape0,viewInterpolation0
syntax region viewString matchgroup=viewString start=+"""+ end=+"""+ contains=viewEscape0,viewInterpolation0
highlight default link viewEscape0 SpecialChar
syntax match viewEscape1 contained "\\#\%([0tnr\"'\\]\|u{\x\{1,8}}\)"
syntax region viewInterpolation1 contained matchgroup=viewInterpolationMark start="\\#(" end=")" contains=TOP
syntax region viewString matchgroup=viewString start=+#"+ end=+"#\|$+ contains=viewEscape1,viewInterpolation1
syntax region viewString matchgroup=viewString start=+#"""\%(.*"#\)\@!+ end=+"""#+ contains=viewEscape1,viewInterpolation1
highlight default link viewEscape1 SpecialChar
syntax match viewEscape2 contained "\\##\%([0tnr\"'\\]\|u{\x\{1,8}}\)"
syntax region viewInterpolation2 contained matchgroup=viewInterpolationMark start="\\##(" end=")" contains=TOP
syntax region viewString matchgroup=viewString start=+##"+ end=+"##\|$+ contains=viewEscape2,viewInterpolation2
syntax region viewString matchgroup=viewString start=+##"""\%(.*"##\)\@!+ end=+"""##+ contains=viewEscape2,viewInterpolation2
highlight default link viewEscape2 SpecialChar
syntax match viewEscape3 contained "\\###\%([0tnr\"'\\]\|u{\x\{1,8}}\)"
syntax region viewInterpolation3 contained matchgroup=viewInterpolationMark start="\\###(" end=")" contains=TOP
syntax region viewString matchgroup=viewString start=+###"+ end=+"###\|$+ contains=viewEscape3,viewInterpolation3
syntax region viewString matchgroup=viewString start=+###"""\%(.*"###\)\@!+ end=+"""###+ contains=viewEscape3,viewInterpolation3
highlight default link viewEscape3 SpecialChar

syntax region viewParentheses transparent start="(" end=")" contains=TOP
syntax match viewComment "//.*$" contains=@Spell
syntax match viewDocumentation "///.*$" contains=@Spell
syntax region viewBlockComment start="/\*" end="\*/" contains=viewBlockComment,@Spell
syntax sync fromstart

highlight default link viewAttribute PreProc
highlight default link viewBlockComment Comment
highlight default link viewClause Keyword
highlight default link viewComment Comment
highlight default link viewDeclaration Structure
highlight default link viewDocumentation SpecialComment
highlight default link viewDollarName Special
highlight default link viewElement Function
highlight default link viewHashName Tag
highlight default link viewInterpolationMark Delimiter
highlight default link viewKeyword Keyword
highlight default link viewLabel Identifier
highlight default link viewModifier Function
highlight default link viewNumber Number
highlight default link viewOperator Operator
highlight default link viewStandardType Type
highlight default link viewStatement Statement
highlight default link viewStep Statement
highlight default link viewString String
highlight default link viewType Type
highlight default link viewValue Constant

let b:current_syntax = "view"
