/// How far a line reaches from a shape's outline, in points.
struct HitBand {
    let inside: Double
    let outside: Double
}
