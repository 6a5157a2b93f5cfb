import Testing
import ViewLayout
import ViewTree

@testable import ViewRuntime

/// Areas of polygons that anyone can work out.
@Suite struct ConvexPolygonTests {
    private let square = ConvexPolygon(.rectangle, in: Rect(x: 0, y: 0, width: 10, height: 10))

    @Test func rectanglesShareRectangles() {
        let other = ConvexPolygon(.rectangle, in: Rect(x: 6, y: 7, width: 10, height: 10))
        #expect(square.intersection(other).area == 12)
        #expect(square.intersection(other).box == Rect(x: 6, y: 7, width: 4, height: 3))
        let apart = ConvexPolygon(.rectangle, in: Rect(x: 11, y: 0, width: 10, height: 10))
        #expect(square.intersection(apart).area == 0)
    }

    /// A square of 10 on its corner holds, of the upright one around the same middle, all but four corners: an octagon of
    /// 100 × (2√2 − 2).
    @Test func turnedSquaresShareAnOctagon() {
        var turned = square
        turned.apply(.rotation(radians: .pi / 4, around: .center), Rect(x: 0, y: 0, width: 10, height: 10))
        #expect((turned.area - 100).magnitude < 1e-9)
        #expect((square.intersection(turned).area - 82.842_712_474_619).magnitude < 1e-9)
    }

    /// Mirrored, the corners go round the other way, which changes nothing.
    @Test func mirroredPolygonsCutAlike() {
        var mirrored = ConvexPolygon(.rectangle, in: Rect(x: 4, y: 0, width: 10, height: 10))
        mirrored.apply(.scale(x: -1, y: 1, around: .center), Rect(x: 4, y: 0, width: 10, height: 10))
        #expect(square.intersection(mirrored).area == 60)
        #expect(mirrored.intersection(square).area == 60)
    }

    /// A circle of radius 5 has 25π, a polygon of 64 corners on it 0.16 % less.
    @Test func roundCornersAreNearlyRound() {
        let circle = ConvexPolygon(.circle, in: Rect(x: 0, y: 0, width: 10, height: 30))
        #expect((circle.area - 25 * .pi).magnitude < 0.2)
        #expect(circle.box.height == 10 && circle.box.y == 10)
        let capsule = ConvexPolygon(.capsule, in: Rect(x: 0, y: 0, width: 30, height: 10))
        #expect((capsule.area - 25 * .pi - 200).magnitude < 0.2)
    }
}
