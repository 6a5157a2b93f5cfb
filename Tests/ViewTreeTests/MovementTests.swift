import Foundation
import Testing
import ViewLayout

@testable import ViewTree

/// Curves, springs and what is made of them.
@Suite struct MovementTests {
    @Test("the exponential and the circular functions agree with the C library's") func elementary() {
        for step in -4000...4000 {
            let x = Double(step) / 37
            #expect(abs(Elementary.exp(x) / exp(x) - 1) < 1e-14, "\(x)")
            let (sine, cosine) = Elementary.sinAndCos(x)
            #expect(abs(sine - sin(x)) < 1e-14 && abs(cosine - cos(x)) < 1e-14, "\(x)")
        }
        #expect(Elementary.exp(1_000) == .infinity)
        #expect(Elementary.exp(-1_000) == 0)
    }

    @Test("curves have the control points of Core Animation") func curves() {
        // Symmetric about the middle; the other values are those of CSS's ease-in and ease-out, which have the same
        // points.
        #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(TimingCurve.easeIn.progress(at: 0.5) - 0.315357) < 1e-6)
        #expect(abs(TimingCurve.easeOut.progress(at: 0.5) - 0.684643) < 1e-6)
        #expect(TimingCurve.linear.progress(at: 0.3) == 0.3)
        #expect(TimingCurve.easeIn.progress(at: 0) == 0 && TimingCurve.easeIn.progress(at: 1) == 1)
    }

    @Test("a spring in closed form") func springs() {
        // Critical, ω = 2π/0.55: 1 − e^(−ωt)(1 + ωt) at a quarter of the response, ωt = π/2: 1 − 0.207880 × 2.570796.
        let critical = SpringMotion(response: 0.55, dampingFraction: 1)
        #expect(abs(critical.progress(after: 0.55 / 4) - 0.465583) < 1e-6)
        // A bounce of 0.3 is a damping of 0.7 at ω = 2π/0.5.
        let bouncy = SpringMotion(duration: 0.5, bounce: 0.3)
        let (w, z) = (4 * Double.pi, 0.7)
        let d = w * (1 - z * z).squareRoot()
        let t = 0.3
        let expected = 1 - exp(-z * w * t) * (cos(d * t) + z * w / d * sin(d * t))
        #expect(abs(bouncy.progress(after: t) - expected) < 1e-12)
        #expect(expected > 1)
        #expect(abs(bouncy.progress(after: bouncy.settlingDuration) - 1) <= 0.001)
        let slow = SpringMotion(response: 0.5, dampingFraction: 2)
        #expect(slow.progress(after: 0.2) < SpringMotion(response: 0.5, dampingFraction: 1).progress(after: 0.2))
        #expect(SpringMotion(response: 0, dampingFraction: 1).progress(after: 0.001) == 1)
        #expect(SpringMotion(response: 1, dampingFraction: 0).settlingDuration == .infinity)
        let stiff = SpringMotion(response: 0.5, dampingFraction: 1e300)
        #expect(stiff.settlingDuration > 1e90 && stiff.progress(after: 1) < 1e-90)
    }

    @Test("delays, speeds and runs") func adjustments() {
        let second = Animation.timed(.linear, seconds: 1)
        #expect(Animation.delayed(second, seconds: 2).progress(after: 2.25) == 0.25)
        #expect(Animation.delayed(second, seconds: 2).duration == 3)
        #expect(Animation.sped(second, by: 2).progress(after: 0.25) == 0.5)
        #expect(Animation.sped(second, by: 2).duration == 0.5)
        let there = Animation.repeated(second, count: 3, reverses: true)
        #expect(there.progress(after: 0.25) == 0.25)
        #expect(there.progress(after: 1.25) == 0.75)
        #expect(there.progress(after: 2.25) == 0.25)
        #expect(there.progress(after: 3) == 1)
        let again = Animation.repeated(second, count: nil, reverses: false)
        #expect(again.progress(after: 7.5) == 0.5)
        #expect(again.duration == .infinity)
    }

    @Test("transitions move by lengths of the element") func transitions() {
        let size = Size(width: 30.0, height: 20)
        func start(_ transition: Transition, _ isRightToLeft: Bool = false) -> [Double] {
            let distance = transition.insertion(size, isRightToLeft: isRightToLeft)
            return [distance.x, distance.y]
        }
        #expect(start(.slide) == [-30, 0])
        #expect(start(.slide, true) == [30, 0])
        #expect(start(.move(.bottom)) == [0, 20])
        #expect(start(.push(.trailing)) == [30, 0])
        #expect(start(.combined(.move(.top), .offset(x: 5, y: 1))) == [5, -19])
        #expect(start(.asymmetric(insertion: .move(.leading), removal: .slide), true) == [30, 0])
    }
}
