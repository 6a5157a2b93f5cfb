import ViewBase

/// Tags of the ids of a program's parts.
public enum RecordTag {}
public enum EnumTag {}
public enum ConstantTag {}
public enum FunctionTag {}
public enum ViewTag {}
public enum PreviewTag {}
public enum TestTag {}
public enum TypeTag {}
public enum ExpressionTag {}
public enum ElementTag {}
public enum BlockTag {}
public enum StatementBlockTag {}
public enum ConditionalTag {}
public enum SelectionTag {}
public enum ClosureTag {}
public enum PathTag {}
public enum StringTag {}
public enum FactTag {}
public enum CountReaderTag {}
public enum StepBlockTag {}
public enum NamePathTag {}
public enum QuestionTag {}

public typealias RecordID = ID<RecordTag>
public typealias EnumID = ID<EnumTag>
/// A `let` of a file.
public typealias ConstantID = ID<ConstantTag>
public typealias FunctionID = ID<FunctionTag>
/// A `view` declaration.
public typealias ViewID = ID<ViewTag>
public typealias PreviewID = ID<PreviewTag>
public typealias TestID = ID<TestTag>
public typealias TypeID = ID<TypeTag>
public typealias ExpressionID = ID<ExpressionTag>
/// An element expression with its modifiers.
public typealias ElementNodeID = ID<ElementTag>
/// A block of content.
public typealias BlockID = ID<BlockTag>
/// A block of statements.
public typealias StatementBlockID = ID<StatementBlockTag>
/// An `if` in content or statements.
public typealias ConditionalID = ID<ConditionalTag>
/// A `switch` in content or statements.
public typealias SelectionID = ID<SelectionTag>
/// A closure that gives a value.
public typealias ClosureID = ID<ClosureTag>
/// A storage path: a state or binding with the fields and elements below it.
public typealias PathID = ID<PathTag>
public typealias StringID = ID<StringTag>
/// A reference to a layout fact.
public typealias FactID = ID<FactTag>
public typealias CountReaderID = ID<CountReaderTag>
/// The steps of a test, or of a branch or loop in it.
public typealias StepBlockID = ID<StepBlockTag>
/// The way to an element by names, in a test.
public typealias NamePathID = ID<NamePathTag>
/// What a test asks of the screen.
public typealias QuestionID = ID<QuestionTag>

/// A slot of the frame that one view, function, preview or file constant evaluates in.
///
/// Numbers are unique within the declaration, closures included, so a closure captures its frame by copying it.
public struct LocalID: Hashable, Sendable {
    public let raw: UInt32
    /// What the source calls the value; empty for `$0` and for values that only the compiler names.
    public let name: Name

    public init(_ raw: UInt32, _ name: Name = Interner.empty) {
        self.raw = raw
        self.name = name
    }

    @inlinable public var index: Int { Int(raw) }
}

/// A run of ids in one of the program's list arrays.
public struct IDList: Hashable, Sendable {
    public let start: UInt32
    public let count: UInt32

    @inlinable public init(start: Int, count: Int) {
        self.start = UInt32(start)
        self.count = UInt32(count)
    }

    public static let none = IDList(start: 0, count: 0)

    @inlinable public var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
