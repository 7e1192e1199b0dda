import Testing
import Timing

@Suite struct CubicBezierInverseTests {
  private static let monotonic: [(String, CubicBezier)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .default), ("steep", CubicBezier(1, 0, 0, 1)),
    ("private 4", CubicBezier(0.66, 0, 0.33, 1)),
  ]

  @Test("time(at:) is the inverse of progress(at:)", arguments: monotonic)
  func inverts(id: String, curve: CubicBezier) {
    for step in 1..<100 {
      let progress = Double(step) / 100
      let time = curve.time(at: progress)
      #expect(abs(curve.progress(at: time) - progress) < 1e-9)
    }
  }

  /// The easeOut row is the time at which a property animator continues from halfway.
  @Test(
    "time(at:) returns the known times",
    arguments: [
      ("easeOut", .easeOut, 0.5, 0.3425), ("easeInOut", .easeInOut, 0.5, 0.5),
      ("easeInOut", .easeInOut, 0.129162, 0.25), ("easeIn", .easeIn, 0.093465, 0.25),
      ("default", .default, 0.802403, 0.5), ("linear", .linear, 0.7, 0.7),
    ] as [(String, CubicBezier, Double, Double)])
  func points(id: String, curve: CubicBezier, progress: Double, time: Double) {
    #expect(abs(curve.time(at: progress) - time) < 5e-5)
  }

  @Test(
    "the ends are exact, and progress out of range has the time of an end", arguments: monotonic)
  func ends(id: String, curve: CubicBezier) {
    #expect(curve.time(at: 0) == 0)
    #expect(curve.time(at: 1) == 1)
    #expect(curve.time(at: -0.5) == 0)
    #expect(curve.time(at: 1.5) == 1)
    #expect(curve.time(at: .nan) == 0)
  }

  @Test(
    "lastTime(at:) returns the last time at which the curve has a progress", arguments: monotonic)
  func lastTimes(id: String, curve: CubicBezier) {
    for step in 0...100 {
      let progress = Double(step) / 100
      #expect(curve.lastTime(at: progress) == curve.time(at: progress))
    }
    let back = CubicBezier(0.34, 1.56, 0.64, 1)
    #expect(back.lastTime(at: 1) == 1)
    #expect(back.lastTime(at: 1.05) > back.time(at: 1.05))
    #expect(abs(back.progress(at: back.lastTime(at: 1.05)) - 1.05) < 1e-9)
    #expect(back.lastTime(at: 0.5) == back.time(at: 0.5))
    #expect(CubicBezier(0.5, -0.5, 1, 1).lastTime(at: 0) > 0.3)
  }

  @Test("time(at:) returns the first time on an overshooting curve")
  func overshoots() {
    let back = CubicBezier(0.34, 1.56, 0.64, 1)
    let first = back.time(at: 1)
    #expect(first > 0.3 && first < 0.6)
    #expect(abs(back.progress(at: first) - 1) < 1e-9)
    let beyond = back.time(at: 1.05)
    #expect(beyond > first)
    #expect(abs(back.progress(at: beyond) - 1.05) < 1e-9)
    #expect(back.time(at: 2) == 1)
    for step in 1..<100 where Double(step) / 100 < first {
      #expect(back.progress(at: Double(step) / 100) < 1)
    }
  }

  @Test("a curve that undershoots at the start has times for progress below 0")
  func undershoots() {
    let anticipating = CubicBezier(0.36, -0.6, 0.66, 1)
    let time = anticipating.time(at: -0.05)
    #expect(time > 0)
    #expect(abs(anticipating.progress(at: time) + 0.05) < 1e-9)
    let half = anticipating.time(at: 0.5)
    #expect(half > time)
    #expect(abs(anticipating.progress(at: half) - 0.5) < 1e-9)
    #expect(anticipating.time(at: -1) == 0)
  }

  @Test("non-finite control points give finite results")
  func nonFiniteControlPoints() {
    let numbers: [Float] = [.nan, .infinity, -.infinity, 1e30, 0, 0.5]
    for a in numbers {
      for b in numbers {
        let curve = CubicBezier(a, b, b, a)
        for step in 0...10 {
          let point = Double(step) / 10
          #expect(curve.progress(at: point).isFinite)
          #expect((0...1).contains(curve.time(at: point)))
        }
      }
    }
  }
}
