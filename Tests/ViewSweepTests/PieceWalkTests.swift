import Testing

@testable import ViewSweep

/// Walks over numbers whose figures are worked out by hand.
@Suite struct PieceWalkTests {
    /// A number that follows no straight line, with the growth of its line.
    private struct Curve: Swept {
        let value: @Sendable (Double) -> Double

        typealias State = (value: Double, growth: Double)

        var isTrusted: Bool { false }
        func state(at input: Double) -> State { (value(input), 0) }
        func course(above input: Double) -> Course<State> {
            Course(state: (value(input), .nan), reach: .infinity, isBent: true)
        }
        func isSame(_ a: State, _ b: State) -> Bool { true }
        func distance(_ a: State, for step: Double, to b: State) -> Double {
            a.growth.isNaN ? (a.value - b.value).magnitude : (a.value + a.growth * step - b.value).magnitude
        }
        func isParallel(_ a: State, _ b: State) -> Bool { a.growth == b.growth }
        func following(_ a: State, as b: State) -> State { (a.value, b.growth) }
        func leading(_ a: State, over step: Double, to b: State) -> State { (a.value, (b.value - a.value) / step) }
        func pass(_ input: Double) {}
    }

    /// The root of an input up to 10,000 bends most at the beginning, where its pieces are short.
    @Test func piecesAreAsShortAsTheCurveAsks() {
        let walk = PieceWalk(Curve { $0.squareRoot() }, from: 0, to: 10_000)
        #expect(!walk.isGivenUp && walk.pieces.last?.to == 10_000)
        #expect(walk.pieces.allSatisfy { $0.isApproximate && $0.error <= 1.0 / 64 })
        #expect(walk.pieces[0].to <= 0.25 && walk.pieces[walk.pieces.count - 1].to - walk.pieces[0].from >= 60)
        for (piece, next) in zip(walk.pieces, walk.pieces.dropFirst()) { #expect(piece.to == next.from) }
    }

    /// Twenty thousand values are tried, two for each whole one.
    @Test func aWalkIsGivenUpThatWouldNotEnd() {
        let walk = PieceWalk(Curve { $0 / 3 }, from: 0, to: 1e9)
        #expect(walk.isGivenUp)
        #expect(8192...20_000 ~= walk.place)
        #expect(walk.pieces.last?.to == walk.place)
    }

    /// Half of the square lies up to L²/8 under a line of length L, also where only the ends of a piece were tried.
    @Test func everyPieceOfACurveSaysItsError() {
        let walk = PieceWalk(Curve { $0 * $0 / 2 }, from: 10, to: 20)
        #expect(walk.pieces.count >= 40)
        for piece in walk.pieces {
            let length = piece.to - piece.from
            #expect(piece.error >= length * length / 8 - 1e-9, "\(piece)")
        }
    }

    /// What is 0 at every half and 5 everywhere else is 5 from the line through the halves; its error is twice that.
    @Test func whatIsOtherwiseAtUnevenValuesIsTold() {
        let walk = PieceWalk(Curve { $0 * 2 == ($0 * 2).rounded() ? 0 : 5 }, from: 0, to: 10)
        #expect(walk.pieces.contains { $0.from < $0.to })
        #expect(walk.pieces.allSatisfy { $0.from == $0.to || $0.error == 10 })
    }

    /// The middle of the piece is 0.625; what is 5 at a half alone is told all the same.
    @Test func whatIsOtherwiseAtARoundValueIsTold() {
        let walk = PieceWalk(Curve { $0 == 0.5 ? 5 : 0 }, from: 0.25, to: 1)
        #expect(walk.pieces.map { $0.error } == [10])
    }

    /// A whole number, which is all that its structure is.
    private struct Steps: Swept {
        let value: @Sendable (Double) -> Double

        typealias State = Double

        var isTrusted: Bool { false }
        func state(at input: Double) -> Double { value(input) }
        func course(above input: Double) -> Course<Double> {
            Course(state: value(input), reach: .infinity, isBent: true)
        }
        func isSame(_ a: Double, _ b: Double) -> Bool { a == b }
        func distance(_ a: Double, for step: Double, to b: Double) -> Double { (a - b).magnitude }
        func isParallel(_ a: Double, _ b: Double) -> Bool { true }
        func following(_ a: Double, as b: Double) -> Double { a }
        func leading(_ a: Double, over step: Double, to b: Double) -> Double { a }
        func pass(_ input: Double) {}
    }

    /// Each step is 0.05 before a half, where no piece is looked into. After 8,192 refinements, about thirty a step, only
    /// wholes and halves are tried: a piece from half to half is a step too low for its last twentieth, and its error is
    /// twice that.
    @Test func whatComesTooLateCountsAsAnError() {
        let value = { @Sendable (input: Double) in (input + 0.55).rounded(.down) }
        let walk = PieceWalk(Steps(value: value), from: 0, to: 600)
        #expect(walk.pieces.last?.to == 600)
        for piece in walk.pieces {
            for part in 1...49 {
                let input = piece.from + (piece.to - piece.from) * Double(part) / 50
                #expect((value(input) - piece.state).magnitude <= piece.error, "\(piece) at \(input)")
            }
        }
        #expect(walk.pieces.first { $0.to > 0.44 }?.error == 0)
        #expect(walk.pieces.first { $0.from == 550.5 }?.error == 2)
    }

    /// A curve that is another at every sixty-fourth is told with its error once the refinements are spent.
    @Test func theErrorOfWhatIsNotRefinedIsTold() {
        let walk = PieceWalk(Curve { ($0 * 64).rounded().truncatingRemainder(dividingBy: 2) * 5 }, from: 0.25, to: 300)
        #expect(walk.pieces.last?.to == 300)
        #expect(walk.pieces.allSatisfy { $0.error.isFinite })
    }
}
