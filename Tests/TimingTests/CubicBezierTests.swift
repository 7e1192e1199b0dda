import Testing
import Timing

@Suite struct CubicBezierTests {
  /// Computed independently of this package, by bisecting the curve's own equations.
  @Test(
    "the named curves pass through known points",
    arguments: [
      ("easeInOut", .easeInOut, 0.1, 0.019722),
      ("easeInOut", .easeInOut, 0.25, 0.129162),
      ("easeInOut", .easeInOut, 0.75, 0.870838),
      ("easeIn", .easeIn, 0.25, 0.093465),
      ("easeIn", .easeIn, 0.5, 0.315357),
      ("easeOut", .easeOut, 0.25, 0.378138),
      ("easeOut", .easeOut, 0.5, 0.684643),
      ("default", .default, 0.25, 0.408511),
      ("default", .default, 0.5, 0.802403),
      ("linear", .linear, 0.3, 0.3),
    ] as [(String, CubicBezier, Double, Double)])
  func points(id: String, curve: CubicBezier, time: Double, progress: Double) {
    #expect(abs(curve.progress(at: time) - progress) < 1e-6)
  }

  private static let curves: [(String, CubicBezier)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .default), ("back", CubicBezier(0.34, 1.56, 0.64, 1)),
    ("vertical at the center", CubicBezier(1, 0, 0, 1)),
    ("flat at both ends", CubicBezier(0, 0, 1, 1)),
    ("times out of range", CubicBezier(-3, 0.5, 7, 0.5)),
  ]

  @Test("the ends are exact, and times out of range are clamped", arguments: curves)
  func ends(id: String, curve: CubicBezier) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -.infinity) == 0)
    #expect(curve.progress(at: 9) == 1)
  }

  @Test("progress(at:) solves the curve accurately everywhere", arguments: curves)
  func solves(id: String, curve: CubicBezier) {
    let (x1, y1) = (Double(curve.x1), Double(curve.y1))
    let (x2, y2) = (Double(curve.x2), Double(curve.y2))
    func value(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * c1 + 3 * (1 - t) * t * t * c2 + t * t * t
    }
    for step in 1..<64 {
      let t = Double(step) / 64
      let time = value(x1, x2, t)
      // Where the curve is steep, a rounding error in time is amplified in progress.
      let expected = value(y1, y2, t)
      #expect(abs(curve.progress(at: time) - expected) < 1e-4)
    }
  }

  @Test(
    "progress is monotonic if the control points are",
    arguments: curves.filter { $0.0 != "back" })
  func monotonic(id: String, curve: CubicBezier) {
    let values = (0...200).map { curve.progress(at: Double($0) / 200) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("progress may exceed 1 between the ends") func overshoot() {
    #expect(CubicBezier(0.34, 1.56, 0.64, 1).progress(at: 0.6) > 1)
  }

  @Test("control points are 32-bit floats with times from 0 to 1") func controlPoints() {
    #expect(CubicBezier(0.42, 0, 0.58, 1).x1 == Float(0.42))
    #expect(CubicBezier(-3, 0.5, 7, 0.5) == CubicBezier(0, 0.5, 1, 0.5))
  }
}
