import ViewBase
import ViewCatalog

/// Who may use a declaration.
public enum Access: UInt8, Sendable {
    case `public`
    case `private`
}

/// What every declaration has: where it is, what it is called and what is said about it.
public struct DeclarationHeader: Sendable {
    public let name: Name
    /// The name's place.
    public let range: SourceRange
    public let access: Access
    /// The `///` lines, markers stripped.
    public let documentation: String?
    /// The text of `@deprecated("…")`.
    public let deprecation: String?

    public init(name: Name, range: SourceRange, access: Access, documentation: String?, deprecation: String?) {
        self.name = name
        self.range = range
        self.access = access
        self.documentation = documentation
        self.deprecation = deprecation
    }
}

/// A parameter of a view, an action, a function, a content piece or a record's initialiser.
public struct Parameter: Sendable {
    /// The label at the call; `Interner.empty` where the parameter is unlabelled.
    public let label: Name
    public let name: Name
    public let range: SourceRange
    public var type: TypeID
    /// What the parameter is when the call leaves it out.
    public var defaultValue: ExpressionID?
    /// Whether the call may leave it out: it has a default, or is an `Action?` or `Content?`, which then is nil.
    public let isOmittable: Bool
    /// Where the value lives in the declaration's frame.
    public let local: LocalID

    public init(
        label: Name,
        name: Name,
        range: SourceRange,
        type: TypeID,
        defaultValue: ExpressionID?,
        isOmittable: Bool,
        local: LocalID
    ) {
        self.label = label
        self.name = name
        self.range = range
        self.type = type
        self.defaultValue = defaultValue
        self.isOmittable = isOmittable
        self.local = local
    }
}

/// `record Name(field: Type = default, …)`.
public struct RecordDeclaration: Sendable {
    public let header: DeclarationHeader
    /// The fields; their locals count from 0, in order.
    public var fields: [Parameter]
    public var functions: [FunctionID]
    /// Slots of the frame in which field defaults are evaluated.
    public var frameSize: Int

    public init(header: DeclarationHeader, fields: [Parameter], functions: [FunctionID] = [], frameSize: Int = 0) {
        self.header = header
        self.fields = fields
        self.functions = functions
        self.frameSize = frameSize
    }
}

/// One case of an enum.
public struct EnumCase: Sendable {
    public let name: Name
    public let range: SourceRange
    /// The written or implied raw value, for an enum that has them.
    public let rawValue: RawValue?

    public init(name: Name, range: SourceRange, rawValue: RawValue?) {
        self.name = name
        self.range = range
        self.rawValue = rawValue
    }
}

/// A raw value of an enum's case.
public enum RawValue: Hashable, Sendable {
    case string(String)
    case int(Int64)
}

/// `enum Name { case a, b }`.
public struct EnumDeclaration: Sendable {
    public let header: DeclarationHeader
    /// `String`, `Int`, or nil for an enum without raw values.
    public let rawType: TypeID?
    public var cases: [EnumCase]
    public var functions: [FunctionID]

    public init(header: DeclarationHeader, rawType: TypeID?, cases: [EnumCase], functions: [FunctionID] = []) {
        self.header = header
        self.rawType = rawType
        self.cases = cases
        self.functions = functions
    }
}

/// A `let` of a file or of a view's top level, evaluated once for its place.
public struct ConstantDeclaration: Sendable {
    public let header: DeclarationHeader
    public let type: TypeID
    public let value: ExpressionID
    /// Slots of the frame the value is evaluated in, for a file's constant.
    public let frameSize: Int

    public init(header: DeclarationHeader, type: TypeID, value: ExpressionID, frameSize: Int) {
        self.header = header
        self.type = type
        self.value = value
        self.frameSize = frameSize
    }
}

/// `func name(params) -> T { … }`, or `var name: T { … }`.
public struct FunctionDeclaration: Sendable {
    public let header: DeclarationHeader
    public var parameters: [Parameter]
    public var result: TypeID
    public var body: StatementBlockID
    public var frameSize: Int
    /// Where a method of a record or enum finds its receiver; nil for a function.
    public let receiver: LocalID?
    /// Whether it is a `var`, whose name alone calls it.
    public let isComputed: Bool
    /// Whether it reads members of the view that it stands in, in whose frame its slots then are.
    public var readsView = false

    public init(
        header: DeclarationHeader,
        parameters: [Parameter],
        result: TypeID,
        body: StatementBlockID,
        frameSize: Int,
        receiver: LocalID?,
        isComputed: Bool = false
    ) {
        self.header = header
        self.parameters = parameters
        self.isComputed = isComputed
        self.result = result
        self.body = body
        self.frameSize = frameSize
        self.receiver = receiver
    }
}

/// `state name: Type = expr`.
public struct StateDeclaration: Sendable {
    public let header: DeclarationHeader
    public let type: TypeID
    public let initialValue: ExpressionID

    public init(header: DeclarationHeader, type: TypeID, initialValue: ExpressionID) {
        self.header = header
        self.type = type
        self.initialValue = initialValue
    }
}

/// `action name(params) { statements }`.
public struct ActionDeclaration: Sendable {
    public let header: DeclarationHeader
    public var parameters: [Parameter]
    public var body: StatementBlockID

    public init(header: DeclarationHeader, parameters: [Parameter], body: StatementBlockID) {
        self.header = header
        self.parameters = parameters
        self.body = body
    }
}

/// `content name(params) { elements }`.
public struct PieceDeclaration: Sendable {
    public let header: DeclarationHeader
    public var parameters: [Parameter]
    public var body: BlockID

    public init(header: DeclarationHeader, parameters: [Parameter], body: BlockID) {
        self.header = header
        self.parameters = parameters
        self.body = body
    }
}

/// A top-level `let` of a view: where its value lives in the view's frame.
public struct ViewConstant: Sendable {
    public let header: DeclarationHeader
    public let type: TypeID
    public let value: ExpressionID
    public let local: LocalID

    public init(header: DeclarationHeader, type: TypeID, value: ExpressionID, local: LocalID) {
        self.header = header
        self.type = type
        self.value = value
        self.local = local
    }
}

/// `view Name(params) { members and content }`.
public struct ViewDeclaration: Sendable {
    public let header: DeclarationHeader
    public var parameters: [Parameter]
    /// In order; expressions name a state by its index here.
    public var states: [StateDeclaration]
    public var actions: [ActionDeclaration]
    public var pieces: [PieceDeclaration]
    /// The view's top-level `let`s in an order in which each depends only on those before it.
    public var constants: [ViewConstant]
    public var functions: [FunctionID]
    /// The content.
    public var body: BlockID
    /// Slots of the view's frame.
    public var frameSize: Int
    /// Whether the view's content is, statically, one control with modifiers.
    public var isControl: Bool

    public init(header: DeclarationHeader) {
        self.header = header
        parameters = []
        states = []
        actions = []
        pieces = []
        constants = []
        functions = []
        body = BlockID(0)
        frameSize = 0
        isControl = false
    }
}

/// Where a preview or a test is shown.
public enum PreviewPlace: Sendable {
    /// The width and height written after `at`.
    case size(ExpressionID, ExpressionID)
    /// The device written after `on`, with its orientation.
    case device(PlacedName, orientation: PlacedName?)
}

/// A name and where it is written.
public struct PlacedName: Sendable {
    public let name: Name
    public let range: SourceRange

    public init(_ name: Name, _ range: SourceRange) {
        self.name = name
        self.range = range
    }
}

/// One `key: value` after the `with` of a preview or a `show` step.
public struct PreviewSetting: Sendable {
    public let key: EnvironmentKey
    public let value: ExpressionID

    public init(key: EnvironmentKey, value: ExpressionID) {
        self.key = key
        self.value = value
    }
}

/// `preview "name" [at … | on …] [with …] { element }`.
public struct PreviewDeclaration: Sendable {
    public let range: SourceRange
    public let title: String?
    public let place: PreviewPlace?
    /// The environment given after `with`: key and value.
    public let environment: [PreviewSetting]
    public let body: BlockID
    public let frameSize: Int

    public init(
        range: SourceRange,
        title: String?,
        place: PreviewPlace?,
        environment: [PreviewSetting],
        body: BlockID,
        frameSize: Int
    ) {
        self.range = range
        self.title = title
        self.place = place
        self.environment = environment
        self.body = body
        self.frameSize = frameSize
    }
}
